import { foldDigits } from '@parde/domain';

console.log(foldDigits('۱۲۳'));
