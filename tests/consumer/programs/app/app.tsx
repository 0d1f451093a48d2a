import '@parde/ui/styles.css';
import { Button } from '@parde/ui';
import { renderToString } from 'react-dom/server';
import { banner } from './theme.css.ts';

console.log(
  renderToString(
    <div className={banner}>
      <Button>پخش</Button>
    </div>,
  ),
);
