export const applicationsPath = '/inbox/applications';

export function applicationPath(id: string): string {
  return `${applicationsPath}/${id}`;
}
