import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function RolesScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.roles }]}>
      <PageHead title={shell.areas.roles} />
    </Screen>
  );
}
