import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function BannersScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.banners }]}>
      <PageHead title={shell.areas.banners} />
    </Screen>
  );
}
