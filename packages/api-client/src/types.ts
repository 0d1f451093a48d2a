import type { components } from './generated/schema.ts';

type Schemas = components['schemas'];

/** The viewers that may watch: everyone, subscribers, buyers, or the customers of certain mobile operators. */
export type Access = Schemas['Access'];
/** The request in which a viewer sends a comment. */
export type AddCommentRequest = Schemas['AddCommentRequest'];
/** A comment that was accepted, and whether others can read it yet. */
export type AddedComment = Schemas['AddedComment'];
/** The minimum age. 0 is for everyone. */
export type AgeRating = Schemas['AgeRating'];
/** The texts of the footer and the list of the apps. */
export type AppDetails = Schemas['AppDetails'];
/** The download address of an app for one platform. */
export type AppDownload = Schemas['AppDownload'];
/** An audio track: its language, and whether it is the original or dubbed. */
export type AudioTrack = Schemas['AudioTrack'];
/** The label in the corner of a card. */
export type Badge = Schemas['Badge'];
/** The request that sets up automatic payment: the bank, and what is paid. */
export type BuyDebitSubscriptionRequest = Schemas['BuyDebitSubscriptionRequest'];
/** The items that are bought individually, and the payment method. */
export type BuyItemsRequest = Schemas['BuyItemsRequest'];
/** The plan that is bought, and the payment method. */
export type BuyPlanRequest = Schemas['BuyPlanRequest'];
/** A title, channel or person in the form that a shelf shows. */
export type Card = Schemas['Card'];
/** The viewer's rights to one title, and its prices. */
export type Cart = Schemas['Cart'];
/** The title and the quality for which the cart is requested. */
export type CartRequest = Schemas['CartRequest'];
/** The state of a screening (ekran), which is watched for some hours from the first play on, within a period. */
export type CartScreening = Schemas['CartScreening'];
/** All data of a person's page except the titles, which come from `listCastTitles`. */
export type Cast = Schemas['Cast'];
/** The three lists of people. */
export type CastGroup = Schemas['CastGroup'];
/** A person in the form that a list shows. */
export type CastItem = Schemas['CastItem'];
/** A category of the menu, with its subcategories. */
export type Category = Schemas['Category'];
/** The category of the listed titles, and its position in the menu. */
export type CategoryAbout = Schemas['CategoryAbout'];
/** The newspaper, the studio or a magazine. Its videos come from `listChannelVideos`. */
export type Channel = Schemas['Channel'];
/** The kind of channel: a newspaper, a studio or a magazine. */
export type ChannelKind = Schemas['ChannelKind'];
/** A chapter, which lasts until the next one starts. */
export type Chapter = Schemas['Chapter'];
/** The amount of credit that is bought, and the payment method. */
export type ChargeWalletRequest = Schemas['ChargeWalletRequest'];
/** The check of the current viewer. Its fields are at the top level of the body. */
export type Check = Schemas['Check'];
/** A comment in the form that other viewers see. */
export type Comment = Schemas['Comment'];
/** The kind of content that the id identifies. */
export type ContentType = Schemas['ContentType'];
/** A country. */
export type Country = Schemas['Country'];
/** The price of data at the viewer's operator, shown before a title plays. */
export type DataCharge = Schemas['DataCharge'];
/** A bank that supports automatic payment, or will soon. */
export type DebitBank = Schemas['DebitBank'];
/** A series whose new episodes can be bought automatically. */
export type DebitSeries = Schemas['DebitSeries'];
export type DebitAgreement = Schemas['DebitAgreement'];
export type DebitAgreedSeries = Schemas['DebitAgreedSeries'];
export type DebitCharge = Schemas['DebitCharge'];
/** The user's current automatic payment. */
export type DebitSettings = Schemas['DebitSettings'];
/** An agreement with a bank on automatic payment. */
export type DebitSubscription = Schemas['DebitSubscription'];
/** The price reduction of a plan, and the days that it adds as a gift. */
export type Discount = Schemas['Discount'];
/** A shelf of the home page. */
export type DiscoverRow = Schemas['DiscoverRow'];
/** A title and its files to download. */
export type DownloadableTitle = Schemas['DownloadableTitle'];
/** A file and its address, which expires. */
export type DownloadLink = Schemas['DownloadLink'];
/** The files of a title that the viewer may download. They belong to this viewer only. */
export type DownloadLinks = Schemas['DownloadLinks'];
/** A file of a title. The local cart stores it unchanged. */
export type DownloadRow = Schemas['DownloadRow'];
/** A screening: a film that is watched with a ticket, within a period and for some hours. */
export type Ekran = Schemas['Ekran'];
/** All data of an episode's page. */
export type Episode = Schemas['Episode'];
/** An episode in the form of a list, of the previous or next episode, or of the card for the next episode. */
export type EpisodeItem = Schemas['EpisodeItem'];
/** Maps a field's name to its errors, the most helpful first. */
export type FieldErrors = Schemas['FieldErrors'];
/** A choice of a filter: the value that is sent, and its name. */
export type FilterOption = Schemas['FilterOption'];
/** The choices by which a list can be filtered. 0 (everything) is always available and is not included. */
export type Filters = Schemas['Filters'];
/** The outcome of the purchase with a key. */
export type FoundPurchase = Schemas['FoundPurchase'];
/** The message to customers of an operator whose data is billed at full rate. */
export type FullRateData = Schemas['FullRateData'];
/** A bank's payment page. */
export type Gateway = Schemas['Gateway'];
/** A genre of a title. */
export type Genre = Schemas['Genre'];
/** The genre of the listed titles. */
export type GenreAbout = Schemas['GenreAbout'];
/** Days that were added to a subscription for free. */
export type GiftDays = Schemas['GiftDays'];
/** The reward of a referral for someone who uses it at their first sign-in. */
export type Invitation = Schemas['Invitation'];
/** An issue of a magazine or a newspaper. */
export type Issue = Schemas['Issue'];
/** A language. */
export type Language = Schemas['Language'];
/** A list, without its titles. */
export type ListInfo = Schemas['ListInfo'];
/** The kind of a list: titles that an editor picked, or all titles of a genre. */
export type ListKind = Schemas['ListKind'];
/** A live channel, its current programme and the next one. */
export type LiveChannel = Schemas['LiveChannel'];
/** A live channel and its current programme. */
export type LiveNow = Schemas['LiveNow'];
/** The data that a player needs to play a live channel. */
export type LivePlayback = Schemas['LivePlayback'];
/** A mobile number and the code that was sent to it. */
export type LoginRequest = Schemas['LoginRequest'];
/**
 * The reason why a search found a card. The storefront shows the reason only if the displayed name does not show it
 * already.
 */
export type Match = Schemas['Match'];
/** All data of a film's page. */
export type Movie = Schemas['Movie'];
/** A title that the viewer has downloaded, or has bought and not downloaded yet. */
export type MyDownload = Schemas['MyDownload'];
/** One of the viewer's own lists. */
export type MyList = Schemas['MyList'];
/** One rendition of the stream with one audio track. */
export type OfflineFile = Schemas['OfflineFile'];
/**
 * The terms on which a device may save a title and play it offline. The device enforces the terms itself, so it
 * requests them again each time it is online.
 */
export type OfflineTerms = Schemas['OfflineTerms'];
/** A mobile operator. */
export type Operator = Schemas['Operator'];
/** A text page that the editors wrote. */
export type Page = Schemas['Page'];
/** The name of a page in the address of the profile area. */
export type PageName = Schemas['PageName'];
/** A payment and its status. */
export type Payment = Schemas['Payment'];
/** The kind of purchase that was paid for. */
export type PaymentKind = Schemas['PaymentKind'];
/**
 * `pending`: the bank has not answered yet. `abandoned`: the viewer left the bank's page, and nothing was paid.
 * `refunded`: the payment was returned.
 */
export type PaymentStatus = Schemas['PaymentStatus'];
/** A person who worked on a title, and in what role. */
export type Person = Schemas['Person'];
/** A picture with the data that a page needs to reserve its space. A server may send the address alone. */
export type Picture = Schemas['Picture'];
export type PreviewClip = Schemas['PreviewClip'];
/** A subscription plan that is for sale. */
export type Plan = Schemas['Plan'];
/** The plans for sale, each under its id, in display order. */
export type Plans = Schemas['Plans'];
/** The kinds of title that can be played and downloaded individually. */
export type PlayableType = Schemas['PlayableType'];
/** The data that a player needs to play a title. It belongs to this viewer only and must not be cached. */
export type Playback = Schemas['Playback'];
/** A programme of a live channel, with its start and end. */
export type Programme = Schemas['Programme'];
/** A purchase. By `status` it is either still to be paid on a bank's page, or already settled. */
export type Purchase = Schemas['Purchase'];
/** The quality of a video, by the height of its picture in lines. */
export type Quality = Schemas['Quality'];
/** A result of the quick search, shown while the viewer types. */
export type QuickResult = Schemas['QuickResult'];
/** A title and the viewer's rating. */
export type RateTitleRequest = Schemas['RateTitleRequest'];
/** The viewers' rating, out of ten. */
export type Rating = Schemas['Rating'];
/** The user's own referral and its rewards. */
export type ReferralAccount = Schemas['ReferralAccount'];
/** A comment and the reason for the report. */
export type ReportCommentRequest = Schemas['ReportCommentRequest'];
/** The reason for reporting a comment. */
export type ReportReason = Schemas['ReportReason'];
/** The shape of a shelf's items: upright posters, wide pictures, or portraits. */
export type RowShape = Schemas['RowShape'];
/** A channel's programmes on one day. */
export type Schedule = Schemas['Schedule'];
/** A season of a series. */
export type Season = Schemas['Season'];
/** The current content of the login form, plus the referral. */
export type SendCodeRequest = Schemas['SendCodeRequest'];
/** All data of a series' page except its episodes, which are loaded season by season. */
export type Series = Schemas['Series'];
/** A sign-in of a user on one device. */
export type Session = Schemas['Session'];
/** A slide of the home page. */
export type Slide = Schemas['Slide'];
/** The slides of the home page, and the current live programmes. */
export type SliderData = Schemas['SliderData'];
/** An address of a stream or file for a player. */
export type Source = Schemas['Source'];
/** Subtitles in one language, and their address. */
export type Subtitle = Schemas['Subtitle'];
/**
 * The number of titles that each choice of `getFilters` would leave, on the first page only. The request stays as it
 * is, except that the choice replaces the current choice of its own menu. A choice that is absent leaves no titles; a
 * menu that is absent was not counted. The complete object is absent if the server does not count.
 */
export type TitleFacets = Schemas['TitleFacets'];
/** The terms of a title that a device saves. Null if it may not be saved. */
export type TitleOfflineTerms = Schemas['TitleOfflineTerms'];
/** The viewer's own data about a title. Every operation that changes it answers with the new state. */
export type TitleState = Schemas['TitleState'];
/** The kinds of title that have a page, comments and a rating. `ekran` is a screening. */
export type TitleType = Schemas['TitleType'];
/** The badges that the storefront shows. Their pictures and links are derived from these keys. */
export type TrustBadges = Schemas['TrustBadges'];
/** The fields of an account that a user may change. */
export type UpdateUserRequest = Schemas['UpdateUserRequest'];
/** The signed-in user. */
export type User = Schemas['User'];
/** The code to dial, the operator, and the product that it buys. */
export type UssdLink = Schemas['UssdLink'];
/** All data of a video's page. A magazine's issue and a newspaper's edition are videos too. */
export type Video = Schemas['Video'];
/** A video in the form that its channel lists. */
export type VideoItem = Schemas['VideoItem'];
/** The user's credit. */
export type Wallet = Schemas['Wallet'];
/** The time that the viewer has watched in one week. */
export type WatchedWeek = Schemas['WatchedWeek'];
/** A title that was started, and the position where the viewer stopped. */
export type WatchingItem = Schemas['WatchingItem'];
