import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function TranslationsScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.translations }]}>
      <PageHead title={shell.areas.translations} />
    </Screen>
  );
}
