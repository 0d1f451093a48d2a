export { OnDevice, SavedHere, UnlessOnDevice } from './downloads/OnDevice.tsx';
