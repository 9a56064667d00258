export const reportsPath = '/inbox/reports';

export const reportKeysPath = `${reportsPath}/keys`;

export const newReportKeyPath = `${reportKeysPath}/new`;

export function reportPath(id: string): string {
  return `${reportsPath}/${id}`;
}
