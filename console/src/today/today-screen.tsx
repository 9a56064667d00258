import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function TodayScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.today }]}>
      <PageHead title={shell.areas.today} />
    </Screen>
  );
}
