/** What a place in a JSON text lies in: the pointer of a list or of fields, and which entry of it comes next. */
interface Open {
  readonly pointer: string;
  readonly isList: boolean;
  index: number;
  key: string | null;
}

/** Returns the line of a valid JSON text on which stands what a JSON pointer names, or the nearest thing around it that is there; null for the whole. */
export function lineOfPointer(text: string, pointer: string): number | null {
  const places = placesIn(text);
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const place = places.get(at);
    if (place !== undefined) return text.slice(0, place).split('\n').length;
  }
  return null;
}

/** Returns where each field begins with its name, and each item of a list. Of a name that is there twice the last counts, as JSON reads it. */
function placesIn(text: string): Map<string, number> {
  const places = new Map<string, number>();
  const open: Open[] = [];
  for (const { 0: token, index: place } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s"{}[\],:]+/gu)) {
    const around = open.at(-1);
    if (token === '}' || token === ']') open.pop();
    else if (token === ',') next(around);
    else if (around !== undefined && !around.isList && around.key === null) {
      around.key = JSON.parse(token) as string;
      places.set(pointerOf(around), place);
    } else {
      const pointer = around === undefined ? '' : pointerOf(around);
      if (around?.isList === true) places.set(pointer, place);
      if (token === '{' || token === '[') open.push({ pointer, isList: token === '[', index: 0, key: null });
    }
  }
  return places;
}

function next(around: Open | undefined): void {
  if (around === undefined) return;
  around.index += 1;
  around.key = null;
}

function pointerOf({ pointer, isList, index, key }: Open): string {
  return `${pointer}/${isList ? index : (key ?? '').replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
