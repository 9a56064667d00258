import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function CalendarScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.calendar }]}>
      <PageHead title={shell.areas.calendar} />
    </Screen>
  );
}
