export { type Bar, Bars, type BarsProps } from './Bars/Bars.tsx';
export { Meter, type MeterProps } from './Meter/Meter.tsx';
