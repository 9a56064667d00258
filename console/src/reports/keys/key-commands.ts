/** The commands of docs/operations/keys.md. */
export const keyCommands = {
  make: 'npm run officer -- "NAME" --only-key --passphrase',
  register: registerCommand('age1…', '…'),
  export: 'site-run submissions -- --kind report --export COPY',
  reseal: 'npm run submissions -- --from COPY --key FILE --reseal',
  import: 'site-run submissions -- --import COPY',
  remove: 'site-run officer -- "NAME" --remove',
} as const;

export function registerCommand(recipient: string, signingKey: string): string {
  return `site-run officer -- "NAME" --recipient ${recipient} --signing-key=${signingKey}`;
}
