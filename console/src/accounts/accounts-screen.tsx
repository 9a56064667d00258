import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function AccountsScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.accounts }]}>
      <PageHead title={shell.areas.accounts} />
    </Screen>
  );
}
