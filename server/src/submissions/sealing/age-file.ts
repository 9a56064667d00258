/** Whether bytes begin as every age file does: nothing else may become a part of a report. */
export function isAgeFile(sealed: Buffer): boolean {
  return sealed.toString('latin1', 0, 22) === 'age-encryption.org/v1\n';
}
