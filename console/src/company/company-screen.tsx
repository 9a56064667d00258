import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function CompanyScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.company }]}>
      <PageHead title={shell.areas.company} />
    </Screen>
  );
}
