/** Returns a title as a name for a page: lower case, words joined by hyphens, nothing else than letters a to z, digits and hyphens. */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '')
    .join('-');
}
