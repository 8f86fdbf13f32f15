import { posix } from 'node:path';

/** Returns a path or file URL of a report relative to the tree; null when it lies outside of it. Relative paths are taken from the tree. */
export function relativeToTree(path: string, root: string): string | null {
  const plain = path.startsWith('file://') ? decodeUrl(path.slice('file://'.length)) : path;
  const relative = posix.relative(root, posix.resolve(root, plain));
  // eslint-disable-next-line no-control-regex -- a path of a document may hold none
  return relative === '' || relative === '..' || relative.startsWith('../') || /[\\\u0000-\u001f\u007f]/u.test(relative) ? null : relative;
}

function decodeUrl(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
