import { Button } from '@parde/ui';
import { renderToString } from 'react-dom/server';

console.log(renderToString(<Button>پخش</Button>));
