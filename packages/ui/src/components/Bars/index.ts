export { type Bar, Bars, type BarsProps } from './Bars.tsx';
export { Meter, type MeterProps } from './Meter.tsx';
