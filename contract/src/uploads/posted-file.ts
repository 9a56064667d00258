/** The names of the fields by which a form without scripts sends its file, and gets it back after an error. */
export const postedFile = {
  /** The file field itself. */
  chosen: 'file',
  /** The token of a file that has arrived, and its name. */
  token: 'fileNo',
  name: 'fileName',
  /** The error code of a file that was not saved. */
  error: 'fileError',
} as const;
