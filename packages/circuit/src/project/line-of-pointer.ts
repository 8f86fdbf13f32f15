/** What a place in a JSON text lies in: the pointer of a list or of fields, and which entry of it comes next. */
interface Open {
  readonly pointer: string;
  readonly isList: boolean;
  index: number;
  key: string | null;
}

/** Returns the line of a valid JSON text on which stands what a JSON pointer names, or the nearest thing around it that is there; null for the whole. */
export function lineOfPointer(text: string, pointer: string): number | null {
  // Of a name that is there twice the last counts, as JSON reads it.
  const places = new Map(placesIn(text).map((each) => [each.pointer, each.place]));
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const place = places.get(at);
    if (place !== undefined) return lineAt(text, place);
  }
  return null;
}

/** Returns the first field of a valid JSON text whose name its object has already, at any depth, and the line of the earlier one; null when there is none. */
export function repeatedField(text: string): { readonly pointer: string; readonly line: number; readonly firstLine: number } | null {
  const seen = new Map<string, number>();
  for (const { pointer, place } of placesIn(text)) {
    const first = seen.get(pointer);
    if (first !== undefined) return { pointer, line: lineAt(text, place), firstLine: lineAt(text, first) };
    seen.set(pointer, place);
  }
  return null;
}

const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length;

/** Returns where each field begins with its name, and each item of a list, in the order of the text. */
function placesIn(text: string): { readonly pointer: string; readonly place: number }[] {
  const places: { pointer: string; place: number }[] = [];
  const open: Open[] = [];
  for (const { 0: token, index: place } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s"{}[\],:]+/gu)) {
    const around = open.at(-1);
    if (token === '}' || token === ']') open.pop();
    else if (token === ',') next(around);
    else if (around !== undefined && !around.isList && around.key === null) {
      around.key = JSON.parse(token) as string;
      places.push({ pointer: pointerOf(around), place });
    } else {
      const pointer = around === undefined ? '' : pointerOf(around);
      if (around?.isList === true) places.push({ pointer, place });
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
