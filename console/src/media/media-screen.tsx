import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function MediaScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.media }]}>
      <PageHead title={shell.areas.media} />
    </Screen>
  );
}
