import { html, useEffect, useState, type View } from './preact.js';

/** What may be wider than the page: it is scrolled by itself, and says so where there is more to the side. */
export function Wide({ name, kind = '', children }: { name: string; kind?: string; children: View }): View {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isWider, setWider] = useState(false);
  useEffect(() => {
    const look = new ResizeObserver(() => setWider(box !== null && box.scrollWidth > box.clientWidth + 1));
    for (const each of box === null ? [] : [box, ...box.children]) look.observe(each);
    return () => look.disconnect();
  }, [box]);
  return html`${isWider ? html`<p class="quiet to-the-side">↔ more to the side: scroll</p>` : null}
    <div class=${`scroll ${kind}`} tabindex="0" role="region" aria-label=${name} ref=${setBox}>${children}</div>`;
}
