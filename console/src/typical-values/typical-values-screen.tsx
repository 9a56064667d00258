import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function TypicalValuesScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.typicalValues }]}>
      <PageHead title={shell.areas.typicalValues} />
    </Screen>
  );
}
