import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function JobsScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.jobs }]}>
      <PageHead title={shell.areas.jobs} />
    </Screen>
  );
}
