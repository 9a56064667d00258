import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function AuditScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.audit }]}>
      <PageHead title={shell.areas.audit} />
    </Screen>
  );
}
