import type { components } from './generated/schema.ts';

type Schemas = components['schemas'];

export type Access = Schemas['Access'];
export type AgeRating = Schemas['AgeRating'];
export type Badge = Schemas['Badge'];
export type Card = Schemas['Card'];
export type Category = Schemas['Category'];
export type Check = Schemas['Check'];
export type ContentType = Schemas['ContentType'];
export type Country = Schemas['Country'];
export type DiscoverRow = Schemas['DiscoverRow'];
export type FieldErrors = Schemas['FieldErrors'];
export type Genre = Schemas['Genre'];
/** A language that is spoken or written in a title. */
export type Language = Schemas['Language'];
export type LiveNow = Schemas['LiveNow'];
export type LoginRequest = Schemas['LoginRequest'];
export type Movie = Schemas['Movie'];
export type Person = Schemas['Person'];
export type Picture = Schemas['Picture'];
export type Quality = Schemas['Quality'];
export type Rating = Schemas['Rating'];
export type RowShape = Schemas['RowShape'];
export type SendCodeRequest = Schemas['SendCodeRequest'];
export type Slide = Schemas['Slide'];
export type SliderData = Schemas['SliderData'];
export type User = Schemas['User'];
