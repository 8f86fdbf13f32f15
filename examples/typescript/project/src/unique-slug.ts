import { slugify } from './slugify.ts';

/** Returns a slug for a title that is not among those taken: the plain one, or the first free with a number behind it. */
export function uniqueSlug(title: string, taken: ReadonlySet<string>): string {
  const slug = slugify(title);
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
