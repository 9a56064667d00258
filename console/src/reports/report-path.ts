export const reportsPath = '/inbox/reports';

export function reportPath(id: string): string {
  return `${reportsPath}/${id}`;
}
