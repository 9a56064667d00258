import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function PagesScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.pages }]}>
      <PageHead title={shell.areas.pages} />
    </Screen>
  );
}
