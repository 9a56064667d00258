import { PageHead } from '../parts/page-head.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';

export function HonouredEmployeesScreen() {
  const { shell } = useTexts();
  return (
    <Screen crumbs={[{ label: shell.areas.honouredEmployees }]}>
      <PageHead title={shell.areas.honouredEmployees} />
    </Screen>
  );
}
