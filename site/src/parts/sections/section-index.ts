/** The index above the title of a section: “04”. */
export function sectionIndex(number: number): string {
  return String(number).padStart(2, '0');
}
