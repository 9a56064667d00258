import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function SessionsScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.sessions }]}>
      <PageHead title={shell.areas.sessions} />
    </Screen>
  );
}
