import { Button } from 'antd';
import { Link } from 'react-router';
import { Empty } from '../parts/loading/empty.tsx';
import { useTexts } from '../text/use-language.ts';
import { Screen } from './screen.tsx';

/** A URL that no screen has. */
export function UnknownScreen() {
  const { shell } = useTexts();
  return (
    <Screen help={{ screen: 'console' }} breadcrumbs={[{ label: shell.unknownScreen }]}>
      <Empty title={shell.unknownScreen} action={<Link to="/">{shell.toToday}</Link>}>
        {shell.unknownScreenHint}
      </Empty>
    </Screen>
  );
}

/** A screen that failed while it was rendered, or whose file a new version has replaced. */
export function BrokenScreen() {
  const { shell } = useTexts();
  return (
    <Screen help={{ screen: 'console' }} breadcrumbs={[{ label: shell.brokenScreen }]}>
      <Empty title={shell.brokenScreen} action={<Button onClick={() => location.reload()}>{shell.reload}</Button>}>
        {shell.brokenScreenHint}
      </Empty>
    </Screen>
  );
}
