import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function DictionariesScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.dictionaries }]}>
      <PageHead title={shell.areas.dictionaries} />
    </Screen>
  );
}
