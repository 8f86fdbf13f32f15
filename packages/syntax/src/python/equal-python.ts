export async function equalPython(_a: string, _b: string, _path: string): Promise<'ast-equal' | 'different' | 'unparsable'> {
  return 'unparsable';
}
