/** The only export of a file, under any name. So the code that loads the file need not repeat the name. */
export function singleExport<Value>(file: Record<string, Value>): Value {
  const [value] = Object.values(file);
  if (value === undefined) throw new Error('a file has no export');
  return value;
}
