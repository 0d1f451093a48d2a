import type { components } from './generated/schema.ts';

type Schemas = components['schemas'];

/** Who may watch: anyone, a subscriber, a buyer, or the customers of certain mobile operators. */
export type Access = Schemas['Access'];
/** A comment as a viewer sends it. */
export type AddCommentRequest = Schemas['AddCommentRequest'];
/** A comment that was taken in, and whether it can be read by others yet. */
export type AddedComment = Schemas['AddedComment'];
/** From this age on. 0 is for everyone. */
export type AgeRating = Schemas['AgeRating'];
/** What the footer says, and the apps there are. */
export type AppDetails = Schemas['AppDetails'];
/** Where one app is to be had, for one platform. */
export type AppDownload = Schemas['AppDownload'];
/** A sound track: which language, and whether it is the original or a dubbing. */
export type AudioTrack = Schemas['AudioTrack'];
/** What a card says in its corner. */
export type Badge = Schemas['Badge'];
/** Automatic payment as it is set up: by which bank, for what. */
export type BuyDebitSubscriptionRequest = Schemas['BuyDebitSubscriptionRequest'];
/** What is bought alone, and how it is paid. */
export type BuyItemsRequest = Schemas['BuyItemsRequest'];
/** The plan that is bought, and how it is paid. */
export type BuyPlanRequest = Schemas['BuyPlanRequest'];
/** A title, channel or person as a shelf shows it. */
export type Card = Schemas['Card'];
/** What this viewer may do with one title, and what it costs. */
export type Cart = Schemas['Cart'];
/** Which title, in which quality, the cart is asked about. */
export type CartRequest = Schemas['CartRequest'];
/** A screening (ekran) is watched for some hours from the first play on, within a period. */
export type CartScreening = Schemas['CartScreening'];
/** All that a person's page shows but the titles, which come from `listCastTitles`. */
export type Cast = Schemas['Cast'];
/** The three lists of people. */
export type CastGroup = Schemas['CastGroup'];
/** A person as a list shows them. */
export type CastItem = Schemas['CastItem'];
/** A category of the menu, with those below it. */
export type Category = Schemas['Category'];
/** The heading of a category’s page. */
export type CategoryAbout = Schemas['CategoryAbout'];
/** The newspaper, the studio or a magazine. What it has shown comes from `listChannelVideos`. */
export type Channel = Schemas['Channel'];
/** What a channel is. */
export type ChannelKind = Schemas['ChannelKind'];
/** It lasts until the next one. */
export type Chapter = Schemas['Chapter'];
/** How much credit is bought, and how it is paid. */
export type ChargeWalletRequest = Schemas['ChargeWalletRequest'];
/** The check of the current viewer. The fields are the body itself. */
export type Check = Schemas['Check'];
/** What a viewer says of a title. */
export type Comment = Schemas['Comment'];
/** What a card stands for. It decides where the card leads. */
export type ContentType = Schemas['ContentType'];
/** A country that a title was made in. */
export type Country = Schemas['Country'];
/** What the viewer's operator charges for the data, said before anything plays. */
export type DataCharge = Schemas['DataCharge'];
/** A bank that can pay by itself, or will soon. */
export type DebitBank = Schemas['DebitBank'];
/** A series whose new episodes can be bought by themselves. */
export type DebitSeries = Schemas['DebitSeries'];
export type DebitAgreement = Schemas['DebitAgreement'];
export type DebitAgreedSeries = Schemas['DebitAgreedSeries'];
export type DebitCharge = Schemas['DebitCharge'];
/** The user's automatic payment as it stands. */
export type DebitSettings = Schemas['DebitSettings'];
/** One agreement with a bank. */
export type DebitSubscription = Schemas['DebitSubscription'];
/** What a plan is cheaper by, and the days it brings as a gift. */
export type Discount = Schemas['Discount'];
/** One shelf of the home page. */
export type DiscoverRow = Schemas['DiscoverRow'];
/** A title and the files it can be downloaded as. */
export type DownloadableTitle = Schemas['DownloadableTitle'];
/** One file and its address, which lapses. */
export type DownloadLink = Schemas['DownloadLink'];
/** The files of a title that the viewer may download. They are the viewer's own. */
export type DownloadLinks = Schemas['DownloadLinks'];
/** One file of a title. The local cart keeps it as it is. */
export type DownloadRow = Schemas['DownloadRow'];
/** A screening, which is a film that a ticket opens, within a period and for some hours. */
export type Ekran = Schemas['Ekran'];
/** All that an episode's page shows. */
export type Episode = Schemas['Episode'];
/** An episode as a list, a neighbour or a card of what comes next shows it. */
export type EpisodeItem = Schemas['EpisodeItem'];
/** A field's name to what is wrong with it, the most telling first. */
export type FieldErrors = Schemas['FieldErrors'];
/** One choice of a filter: the value that is sent, and its name. */
export type FilterOption = Schemas['FilterOption'];
/** What a list can be narrowed to. 0, everything, is always there and is not among them. */
export type Filters = Schemas['Filters'];
/** What became of a purchase whose answer was lost. */
export type FoundPurchase = Schemas['FoundPurchase'];
/** What a customer of an operator is told, whose data is billed at full rate. */
export type FullRateData = Schemas['FullRateData'];
/** A bank's page to pay on. */
export type Gateway = Schemas['Gateway'];
/** A genre, by its key. */
export type Genre = Schemas['Genre'];
/** The heading of a genre’s page. */
export type GenreAbout = Schemas['GenreAbout'];
/** Days that were added to the subscription without being paid for. */
export type GiftDays = Schemas['GiftDays'];
/** What a referral brings to someone who signs in by it for the first time. */
export type Invitation = Schemas['Invitation'];
/** One number of a magazine or a newspaper. */
export type Issue = Schemas['Issue'];
/** A language that is spoken or written in a title. */
export type Language = Schemas['Language'];
/** A list that the editors made. */
export type ListInfo = Schemas['ListInfo'];
/** What an editor has picked, or all of a genre. */
export type ListKind = Schemas['ListKind'];
/** A live channel, what is on and what comes next. */
export type LiveChannel = Schemas['LiveChannel'];
/** A live channel and what it shows now. */
export type LiveNow = Schemas['LiveNow'];
/** What a player needs to play a live channel. */
export type LivePlayback = Schemas['LivePlayback'];
/** A mobile number and the code that was sent to it. */
export type LoginRequest = Schemas['LoginRequest'];
/** What a search found a card by: its name, a person, its series, a genre. */
export type Match = Schemas['Match'];
/** All that a film's page shows. */
export type Movie = Schemas['Movie'];
/** A title that the viewer has fetched, or has bought and not fetched yet. */
export type MyDownload = Schemas['MyDownload'];
/** One of the viewer’s own lists. */
export type MyList = Schemas['MyList'];
/** One rendition of a stream with one sound, as a device may keep it. */
export type OfflineFile = Schemas['OfflineFile'];
/** On what terms a device may keep a title and play it without a connection. */
export type OfflineTerms = Schemas['OfflineTerms'];
/** A mobile operator. */
export type Operator = Schemas['Operator'];
/** A page of text, from the editors. */
export type Page = Schemas['Page'];
/** As it stands in the address of the profile area. */
export type PageName = Schemas['PageName'];
/** One payment, as the server knows it. */
export type Payment = Schemas['Payment'];
/** What was paid for. */
export type PaymentKind = Schemas['PaymentKind'];
/**
 * `pending`: the bank has not answered yet. `abandoned`: the viewer left its page, and nothing was paid.
 * `refunded`: it was paid, and has gone back.
 */
export type PaymentStatus = Schemas['PaymentStatus'];
/** Someone who made a title, and as what. */
export type Person = Schemas['Person'];
/** A picture with what a page needs to reserve its box. */
export type Picture = Schemas['Picture'];
/** A subscription that is for sale. */
export type Plan = Schemas['Plan'];
/** The plans, each under its id, in the order in which they are offered. */
export type Plans = Schemas['Plans'];
/** What can be played and downloaded by itself. */
export type PlayableType = Schemas['PlayableType'];
/** What a player needs to play a title. It is the viewer's own, and no cache may keep it. */
export type Playback = Schemas['Playback'];
/** What a live channel shows from one time to another. */
export type Programme = Schemas['Programme'];
/** By `status`: to be paid on a bank's page, or settled already. */
export type Purchase = Schemas['Purchase'];
/** How sharp a picture is. */
export type Quality = Schemas['Quality'];
/** One line of the search as one types. */
export type QuickResult = Schemas['QuickResult'];
/** A title and what the viewer gives it. */
export type RateTitleRequest = Schemas['RateTitleRequest'];
/** What viewers gave it, out of ten. */
export type Rating = Schemas['Rating'];
/** The user's own referral and what it has brought. */
export type ReferralAccount = Schemas['ReferralAccount'];
/** A comment and what is wrong with it. */
export type ReportCommentRequest = Schemas['ReportCommentRequest'];
/** What can be wrong with a comment. */
export type ReportReason = Schemas['ReportReason'];
/** How a shelf looks: upright posters, wide pictures, or portraits. */
export type RowShape = Schemas['RowShape'];
/** A channel's programmes of one day. */
export type Schedule = Schemas['Schedule'];
/** One season of a series. */
export type Season = Schemas['Season'];
/** The login form as it stands, plus the referral. */
export type SendCodeRequest = Schemas['SendCodeRequest'];
/** All that a series' page shows but its episodes, which come season by season. */
export type Series = Schemas['Series'];
/** One sign-in of a user, on one device. */
export type Session = Schemas['Session'];
/** One slide of the home page. */
export type Slide = Schemas['Slide'];
/** The slides of the home page, and what is live now. */
export type SliderData = Schemas['SliderData'];
/** An address that a player plays from. */
export type Source = Schemas['Source'];
/** Subtitles in one language, and where they are. */
export type Subtitle = Schemas['Subtitle'];
/** How many titles each choice of a filter would leave, by its value. */
export type TitleFacets = Schemas['TitleFacets'];
/** The terms of one title that a device keeps; null where it may not. */
export type TitleOfflineTerms = Schemas['TitleOfflineTerms'];
/** What is the viewer's own about a title. Everything that changes it answers it anew. */
export type TitleState = Schemas['TitleState'];
/** What has a page, comments and a rating. `ekran` is a screening. */
export type TitleType = Schemas['TitleType'];
/** The badges that the storefront shows. Their pictures and links are made from these keys. */
export type TrustBadges = Schemas['TrustBadges'];
/** What a user may change of the account. */
export type UpdateUserRequest = Schemas['UpdateUserRequest'];
/** The signed-in user. `scope` decides what may be done. */
export type User = Schemas['User'];
/** What to dial, at which operator, and what it buys. */
export type UssdLink = Schemas['UssdLink'];
/** All that a video's page shows. A magazine's issue and a newspaper's edition are videos too. */
export type Video = Schemas['Video'];
/** A video as its channel lists it. */
export type VideoItem = Schemas['VideoItem'];
/** The user’s credit. */
export type Wallet = Schemas['Wallet'];
/** A title that was begun, and the place where it was left. */
export type WatchingItem = Schemas['WatchingItem'];
