export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './components/Accordion/Accordion.tsx';
export {
  Avatar,
  type AvatarProps,
  type AvatarSize,
  avatarSizes,
} from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps, type BadgeTone, badgeTones } from './components/Badge/Badge.tsx';
export { type Bar, Bars, type BarsProps, Meter, type MeterProps } from './components/Bars/index.ts';
export {
  BottomBar,
  type BottomBarLink,
  type BottomBarProps,
} from './components/BottomBar/BottomBar.tsx';
export {
  type Breadcrumb,
  Breadcrumbs,
  type BreadcrumbsProps,
} from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export {
  type ButtonSize,
  type ButtonVariant,
  buttonSizes,
  buttonVariants,
} from './components/Button/button-variants.ts';
export { CardCell, type CardCellProps, CardMore } from './components/CardCell/CardCell.tsx';
export { CardOverlay, type CardOverlayProps } from './components/CardCell/CardOverlay.tsx';
export {
  CardSkeleton,
  type CardSkeletonProps,
  type CardSkeletonShape,
  cardSkeletonShapes,
} from './components/CardSkeleton/CardSkeleton.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { Chip, type ChipProps } from './components/Chip/Chip.tsx';
export { ChoiceChips, type ChoiceChipsProps } from './components/ChoiceChips/ChoiceChips.tsx';
export { CodeField, type CodeFieldProps } from './components/CodeField/CodeField.tsx';
export { Comment, type CommentProps } from './components/Comment/Comment.tsx';
export { Countdown, type CountdownProps } from './components/Countdown/Countdown.tsx';
export {
  Dialog,
  type DialogProps,
  type DialogSize,
  dialogSizes,
} from './components/Dialog/Dialog.tsx';
export { DownloadRow, type DownloadRowProps } from './components/DownloadRow/DownloadRow.tsx';
export { Drawer, type DrawerProps, drawerSides } from './components/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { EpisodeCard, type EpisodeCardProps } from './components/EpisodeCard/EpisodeCard.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export {
  Field,
  type FieldControlProps,
  type FieldMessages,
  type FieldProps,
} from './components/Field/Field.tsx';
export {
  FileColumns,
  type FileFact,
  FileRow,
  type FileRowProps,
} from './components/FileRow/FileRow.tsx';
export type { FooterColumn, FooterProps, FooterSocial } from './components/Footer/Footer.tsx';
export { Footer, FooterColumns } from './components/Footer/Footer.tsx';
export { Header, type HeaderProps } from './components/Header/Header.tsx';
export { HeaderLink, type NavLink } from './components/Header/HeaderLink.tsx';
export {
  type HeaderScroll,
  type HeaderVariant,
  headerScrolls,
  headerVariants,
} from './components/Header/header-variants.ts';
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
  headingLevels,
  headingSizes,
} from './components/Heading/Heading.tsx';
export { HeroSlider, type HeroSliderProps } from './components/HeroSlider/HeroSlider.tsx';
export type { HeroSlide, HeroSliderLabels } from './components/HeroSlider/hero-slide.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export { IconButtonLink } from './components/IconButton/IconButtonLink.tsx';
export {
  IssueCard,
  type IssueCardProps,
  IssueCardSkeleton,
} from './components/IssueCard/IssueCard.tsx';
export {
  ArrowForwardIcon,
  BookIcon,
  BookmarkIcon,
  CalendarIcon,
  CardIcon,
  CheckIcon,
  ChevronBackIcon,
  ChevronDownIcon,
  ChevronForwardIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  DeviceCheckIcon,
  DeviceIcon,
  DownloadIcon,
  EditIcon,
  ExternalLinkIcon,
  EyeIcon,
  FilmIcon,
  FilterIcon,
  FullscreenExitIcon,
  FullscreenIcon,
  GiftIcon,
  GlobeIcon,
  HelpIcon,
  HomeIcon,
  type IconProps,
  type IconSize,
  ImageIcon,
  InfoIcon,
  iconSizes,
  KidsIcon,
  ListIcon,
  LiveIcon,
  LogOutIcon,
  MenuIcon,
  MoonIcon,
  MoreIcon,
  NewspaperIcon,
  NextEpisodeIcon,
  PauseIcon,
  PhoneIcon,
  PlayIcon,
  PlusIcon,
  PreviousEpisodeIcon,
  RenewIcon,
  ReplyIcon,
  SearchIcon,
  SeriesIcon,
  SettingsIcon,
  ShareIcon,
  SortIcon,
  StarIcon,
  SubtitlesIcon,
  SunIcon,
  ThumbUpIcon,
  TicketIcon,
  TrashIcon,
  UserIcon,
  VideoIcon,
  VolumeIcon,
  VolumeOffIcon,
  WalletIcon,
  WarningIcon,
} from './components/icons/index.ts';
export { Link, type LinkProps, type LinkTone, linkTones } from './components/Link/Link.tsx';
export { LinkProvider, type LinkProviderProps } from './components/Link/LinkProvider.tsx';
export type { LinkComponent, LinkComponentProps } from './components/Link/link-context.ts';
export { LiveCard, type LiveCardProps, type Programme } from './components/LiveCard/LiveCard.tsx';
export { LoadingBar, type LoadingBarProps } from './components/LoadingBar/LoadingBar.tsx';
export { LoadMore, type LoadMoreProps } from './components/LoadMore/LoadMore.tsx';
export type { GridPosition, ItemRange } from './components/LongGrid/grid-window.ts';
export { LongGrid, type LongGridProps } from './components/LongGrid/LongGrid.tsx';
export {
  Box,
  type BoxCorners,
  type BoxProps,
  type BoxSurface,
  boxCorners,
  boxSurfaces,
} from './components/layout/Box.tsx';
export {
  Container,
  type ContainerProps,
  type ContainerWidth,
  containerWidths,
} from './components/layout/Container.tsx';
export { Grid, type GridItem, type GridProps, gridItems } from './components/layout/Grid.tsx';
export { Inline, type InlineProps } from './components/layout/Inline.tsx';
export { Spread, type SpreadProps } from './components/layout/Spread.tsx';
export { Stack, type StackProps } from './components/layout/Stack.tsx';
export {
  type LayoutElement,
  layoutElements,
  type Space,
  spaces,
} from './components/layout/space.ts';
export {
  Menu,
  type MenuItem,
  type MenuProps,
  type MenuTriggerProps,
} from './components/Menu/Menu.tsx';
export type { MetaLineItem, MetaLineProps } from './components/MetaLine/MetaLine.tsx';
export { MetaLine } from './components/MetaLine/MetaLine.tsx';
export { MobileField, type MobileFieldProps } from './components/MobileField/MobileField.tsx';
export {
  Notice,
  type NoticeProps,
  type NoticeTone,
  noticeTones,
} from './components/Notice/Notice.tsx';
export { PersonCard, type PersonCardProps } from './components/PersonCard/PersonCard.tsx';
export {
  Phrase,
  type PhraseData,
  type PhraseProps,
  phraseParts,
} from './components/Phrase/Phrase.tsx';
export {
  joinPhrases,
  Phrases,
  type PhrasesData,
  type PhrasesProps,
  phrasesText,
} from './components/Phrase/Phrases.tsx';
export { Picture, type PictureProps } from './components/Picture/Picture.tsx';
export { loadedPicture, type PictureData, srcSetOf } from './components/Picture/picture-data.ts';
export {
  type PictureCorners,
  type PictureRatio,
  pictureCorners,
  pictureRatios,
} from './components/Picture/picture-variants.ts';
export { PlanCard, type PlanCardProps } from './components/PlanCard/PlanCard.tsx';
export { PosterCard, type PosterCardProps } from './components/PosterCard/PosterCard.tsx';
export { Price, type PriceProps, type PriceSize, priceSizes } from './components/Price/Price.tsx';
export { Progress, type ProgressProps } from './components/Progress/Progress.tsx';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup/RadioGroup.tsx';
export type { RadioOption } from './components/RadioGroup/RadioLine.tsx';
export { Rating, type RatingProps } from './components/Rating/Rating.tsx';
export {
  ReadMore,
  type ReadMoreLabels,
  type ReadMoreProps,
} from './components/ReadMore/ReadMore.tsx';
export { SearchBox, type SearchBoxProps } from './components/SearchBox/SearchBox.tsx';
export type { SearchResultData } from './components/SearchBox/SearchResult.tsx';
export { Select, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { AllLink, type AllLinkProps } from './components/Shelf/AllLink.tsx';
export { Shelf, type ShelfProps } from './components/Shelf/Shelf.tsx';
export { ShelfSkeleton, type ShelfSkeletonProps } from './components/Shelf/ShelfSkeleton.tsx';
export { type ShelfItem, shelfItems } from './components/Shelf/shelf-items.ts';
export {
  SideMenu,
  type SideMenuGroup,
  type SideMenuProps,
} from './components/SideMenu/SideMenu.tsx';
export type { SideMenuLink } from './components/SideMenu/SideMenuEntry.tsx';
export {
  Skeleton,
  type SkeletonProps,
  type SkeletonShape,
  type SkeletonWidth,
  skeletonShapes,
  skeletonWidths,
} from './components/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { Slider, type SliderProps } from './components/Slider/Slider.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { type Tab, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx';
export {
  type Alignment,
  alignments,
  type LineCount,
  lineCounts,
  Text,
  type TextElement,
  type TextProps,
  type TextSize,
  type TextTone,
  type TextWeight,
  textElements,
  textSizes,
  textTones,
  textWeights,
} from './components/Text/Text.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { TitleHero, type TitleHeroProps } from './components/TitleHero/TitleHero.tsx';
export type { ToastData } from './components/Toast/Toast.tsx';
export { ToastRegion, type ToastRegionProps } from './components/Toast/ToastRegion.tsx';
export { type ToastTone, toastTones } from './components/Toast/toast-tones.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden.tsx';
export { WideCard, type WideCardProps } from './components/WideCard/WideCard.tsx';
export { isMotionReduced, prefersNoMotion } from './internal/reduced-motion.ts';
