import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function AccountScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.account }]}>
      <PageHead title={shell.areas.account} />
    </Screen>
  );
}
