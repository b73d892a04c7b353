import { TenantField as TenantField_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { WebsiteBar as WebsiteBar_3914231170392babd8417e8d42e40e3e } from '../../../admin/on-website/website-bar.tsx'
import { DayCell as DayCell_4f5a0386f6b0c18283d1ccd86692b78f } from '../../../admin/day-cell.tsx'
import { DayInput as DayInput_7a19b30e55610215bc8103848cbf0181 } from '../../../admin/day-input.tsx'
import { MomentCell as MomentCell_10e76dfba2319a592741d6d3c5658eb9 } from '../../../admin/moment-cell.tsx'
import { MomentInput as MomentInput_41731dad2ee902a2d45eff7335e61153 } from '../../../admin/moment-input.tsx'
import { DeletedLately as DeletedLately_f11472ae7c4bf938d4d632be778db0a3 } from '../../../admin/undo/deleted-lately.tsx'
import { OpenAtField as OpenAtField_d39c15d084236c24c6de1fa7e052b3fb } from '../../../admin/open-at-field.tsx'
import { WayBack as WayBack_7bdccd9495c5f8d4ceb40b04ca2fc229 } from '../../../admin/disclosure/way-back.tsx'
import { KeepRefusals as KeepRefusals_81b2219116e85f7f8d90773d2d952201 } from '../../../admin/refusals/keep-refusals.tsx'
import { AssignTenantFieldTrigger as AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { NoButton as NoButton_9610eb82c2437712e168480f3f6df188 } from '../../../admin/on-website/no-button.tsx'
import { VersionsView as VersionsView_1aed7a5f0c0f6538cf59b79825c7ad43 } from '../../../admin/versions/versions-view.tsx'
import { VersionView as VersionView_b8d0a35790d47c70d224ee26a2d6ef73 } from '../../../admin/versions/version-view.tsx'
import { KindField as KindField_145a28c0b6b4f6c7c0d266ecfa1e9394 } from '../../../admin/papers/kind-field.tsx'
import { ConsentNote as ConsentNote_447e16807c2f087e769482f6520c2301 } from '../../../admin/consent/consent-note.tsx'
import { OwnLabel as OwnLabel_274a98399ad8fcc5cac8cdc08c8fe08d } from '../../../admin/papers/own-words.tsx'
import { OwnDescription as OwnDescription_274a98399ad8fcc5cac8cdc08c8fe08d } from '../../../admin/papers/own-words.tsx'
import { NothingToRead as NothingToRead_1318f6414cfc091917a23f19c2fba83e } from '../../../admin/papers/nothing-to-read.tsx'
import { PaperPhotos as PaperPhotos_bab84a347a33997dbaed9c1c27c281fb } from '../../../admin/paper-photos/paper-photos.tsx'
import { PaperAbout as PaperAbout_899cf7f510795f3ac187e4cea9499075 } from '../../../admin/papers/paper-form.tsx'
import { PaperForm as PaperForm_899cf7f510795f3ac187e4cea9499075 } from '../../../admin/papers/paper-form.tsx'
import { PapersList as PapersList_c64dd76fe1e11ae098ae2d99af732bb8 } from '../../../admin/papers/papers-list.tsx'
import { PhotosField as PhotosField_27a6085418f7da67b64d06fc6fd5b7d8 } from '../../../admin/photos/photos-field.tsx'
import { NotPictured as NotPictured_2eb3bc11a1e40a87fadfc13dae9e63b6 } from '../../../admin/consent/not-pictured.tsx'
import { PhotosChecked as PhotosChecked_e33abfac381710a959df1b68fde0f9fc } from '../../../admin/photos/photos-checked.tsx'
import { PageCell as PageCell_568af64e40cb4d60c0d95327687fda16 } from '../../../admin/pages/page-cell.tsx'
import { PageChoice as PageChoice_82d9e4e92a84b9c01a71ddeb9df14a7a } from '../../../admin/pages/page-choice.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ListInput as ListInput_e9cdff60cb45074f89532d30d0b08c77 } from '../../../admin/list-input.tsx'
import { RowLabel as RowLabel_d7117aba00fb235860b6aa79b1733ecc } from '../../../admin/row-label.tsx'
import { UnitInput as UnitInput_7ecc76aa581ade435f2d2661383c8f47 } from '../../../admin/unit-input.tsx'
import { TableGrid as TableGrid_023d13138d178e89a37d8dcf233bad34 } from '../../../admin/table/table-grid.tsx'
import { ShownInGrid as ShownInGrid_023d13138d178e89a37d8dcf233bad34 } from '../../../admin/table/table-grid.tsx'
import { TopperSheetLink as TopperSheetLink_b1d4b5803d59af0d303e23043df6ed2d } from '../../../admin/topper-list/topper-sheet-link.tsx'
import { StaffSheetLink as StaffSheetLink_ba84feee3929188e41afb4a62290cfed } from '../../../admin/staff-list/staff-sheet-link.tsx'
import { LetterTabs as LetterTabs_80526f83b616be582ff8040a3c9a4115 } from '../../../admin/inbox/tabs.tsx'
import { LetterView as LetterView_bc6d7d4ffb4963a44b17c18d7ed36da2 } from '../../../admin/inbox/letter.tsx'
import { CertificateSheetLink as CertificateSheetLink_5b8232382067c01fb0da9252ba0bb2bf } from '../../../admin/certificate-list/certificate-sheet-link.tsx'
import { StudentConsent as StudentConsent_b698d41e33991a5bf90a2862d9a40ee6 } from '../../../admin/consent/student-consent.tsx'
import { RollLinks as RollLinks_3d02f9c0f7645d5d2a799559274842bf } from '../../../admin/roll/roll-links.tsx'
import { SheetLink as SheetLink_3ac536f27c964530e71802244e8b398f } from '../../../admin/consent/sheet-link.tsx'
import { DescriptionInput as DescriptionInput_546c6f80e204cf2e94dac85a44fc8a1c } from '../../../admin/description-input.tsx'
import { BlurField as BlurField_8062331dab0c092df68b9d5440550b92 } from '../../../admin/blur/blur-field.tsx'
import { TakeDownField as TakeDownField_74b0d276e1779b64441fdcc1ca8d83a6 } from '../../../admin/take-down/take-down-field.tsx'
import { ColourInput as ColourInput_9053b8334a30711c4e00164cbfd9d82c } from '../../../admin/colour-input.tsx'
import { WatchTenantCollection as WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { AccountTools as AccountTools_8351cb220ca72237beb0c2563ff68bc8 } from '../../../admin/accounts/account-tools.tsx'
import { AccountView as AccountView_6eafd4081bbffe11568b6a2eee2b1ad4 } from '../../../admin/accounts/account-view.tsx'
import { UsualWords as UsualWords_375ad20aca5d45af402ae3fbb9779abe } from '../../../admin/disclosure/usual-words.tsx'
import { Signing as Signing_922cd8865c1fb443635e59fdcf941787 } from '../../../admin/disclosure/signing.tsx'
import { ResultSums as ResultSums_73b4e438a91691926af78dabc9040518 } from '../../../admin/disclosure/result-sums.tsx'
import { ReportNote as ReportNote_b0c048997397699dad21527588ba55d6 } from '../../../admin/annual-report/report-notes.tsx'
import { PartLabel as PartLabel_28258dd4c1d4d5acd42919b6ec7d48a0 } from '../../../admin/annual-report/part-label.tsx'
import { Icon as Icon_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { Logo as Logo_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { PersonLink as PersonLink_aeb3cabc4fa3964557ca31b9c6d47741 } from '../../../admin/person/nav-link.tsx'
import { TenantSelector as TenantSelector_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { OpenMenu as OpenMenu_bdcce2d9be949a13c28cf2589b42396f } from '../../../admin/open-menu.tsx'
import { DisclosureLink as DisclosureLink_ce4571f7be25dafdf274c039fde40f06 } from '../../../admin/disclosure/nav-link.tsx'
import { PapersMenu as PapersMenu_f0840a281c1060a57a1d64b7d6afec53 } from '../../../admin/papers/menu.tsx'
import { TenantSelectionProvider as TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { Home as Home_e0a14f326bbae7cdd7598c61f5bcc0b2 } from '../../../admin/home/home.tsx'
import { CheckView as CheckView_a70ac090785aa1b9ec22f04dcc4528e6 } from '../../../admin/disclosure/check-view.tsx'
import { SignView as SignView_537ccae25ff5402b0754e6487e0d6b4f } from '../../../admin/disclosure/sign-view.tsx'
import { PreviewView as PreviewView_3996640eced2223c84288fab3bb13ec2 } from '../../../admin/annual-report/preview-view.tsx'
import { PersonView as PersonView_c78103a654acaf4687c6010c28e6d954 } from '../../../admin/person/person-view.tsx'
import { SheetView as SheetView_b22b2e14f7f0afd9ed60f794b3f100ff } from '../../../admin/consent/sheet-view.tsx'
import { StaffSheetView as StaffSheetView_4e7ee97f761622182c6b0534b25d9336 } from '../../../admin/staff-list/staff-sheet-view.tsx'
import { RollSheetView as RollSheetView_5c25c3fed676f211a35e83a5ba87e3fe } from '../../../admin/roll/roll-sheet-view.tsx'
import { TopperSheetView as TopperSheetView_b22d6803f8148d9348d4f6ff3b467a32 } from '../../../admin/topper-list/topper-sheet-view.tsx'
import { CertificateSheetView as CertificateSheetView_59cea627d84d1772012907feae0777da } from '../../../admin/certificate-list/certificate-sheet-view.tsx'
import { NewSchoolView as NewSchoolView_41fec57e86ca1c0a3ecd4a47722ae640 } from '../../../admin/new-school/new-school-view.tsx'
import { MoveUpView as MoveUpView_fb867a1d8491d9809d839266556c23de } from '../../../admin/roll/move-up-view.tsx'
import { Login as Login_5d5f62d29c95230f2452409eb3f0ec37 } from '../../../admin/second-factor/login.tsx'
import { Forgotten as Forgotten_65b104c5e6b1bfde32eb4c6fe23bb4e3 } from '../../../admin/accounts/forgotten.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/plugin-multi-tenant/client#TenantField": TenantField_1d0591e3cf4f332c83a86da13a0de59a,
  "/admin/on-website/website-bar.tsx#WebsiteBar": WebsiteBar_3914231170392babd8417e8d42e40e3e,
  "/admin/day-cell.tsx#DayCell": DayCell_4f5a0386f6b0c18283d1ccd86692b78f,
  "/admin/day-input.tsx#DayInput": DayInput_7a19b30e55610215bc8103848cbf0181,
  "/admin/moment-cell.tsx#MomentCell": MomentCell_10e76dfba2319a592741d6d3c5658eb9,
  "/admin/moment-input.tsx#MomentInput": MomentInput_41731dad2ee902a2d45eff7335e61153,
  "/admin/undo/deleted-lately.tsx#DeletedLately": DeletedLately_f11472ae7c4bf938d4d632be778db0a3,
  "/admin/open-at-field.tsx#OpenAtField": OpenAtField_d39c15d084236c24c6de1fa7e052b3fb,
  "/admin/disclosure/way-back.tsx#WayBack": WayBack_7bdccd9495c5f8d4ceb40b04ca2fc229,
  "/admin/refusals/keep-refusals.tsx#KeepRefusals": KeepRefusals_81b2219116e85f7f8d90773d2d952201,
  "@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger": AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a,
  "/admin/on-website/no-button.tsx#NoButton": NoButton_9610eb82c2437712e168480f3f6df188,
  "/admin/versions/versions-view.tsx#VersionsView": VersionsView_1aed7a5f0c0f6538cf59b79825c7ad43,
  "/admin/versions/version-view.tsx#VersionView": VersionView_b8d0a35790d47c70d224ee26a2d6ef73,
  "/admin/papers/kind-field.tsx#KindField": KindField_145a28c0b6b4f6c7c0d266ecfa1e9394,
  "/admin/consent/consent-note.tsx#ConsentNote": ConsentNote_447e16807c2f087e769482f6520c2301,
  "/admin/papers/own-words.tsx#OwnLabel": OwnLabel_274a98399ad8fcc5cac8cdc08c8fe08d,
  "/admin/papers/own-words.tsx#OwnDescription": OwnDescription_274a98399ad8fcc5cac8cdc08c8fe08d,
  "/admin/papers/nothing-to-read.tsx#NothingToRead": NothingToRead_1318f6414cfc091917a23f19c2fba83e,
  "/admin/paper-photos/paper-photos.tsx#PaperPhotos": PaperPhotos_bab84a347a33997dbaed9c1c27c281fb,
  "/admin/papers/paper-form.tsx#PaperAbout": PaperAbout_899cf7f510795f3ac187e4cea9499075,
  "/admin/papers/paper-form.tsx#PaperForm": PaperForm_899cf7f510795f3ac187e4cea9499075,
  "/admin/papers/papers-list.tsx#PapersList": PapersList_c64dd76fe1e11ae098ae2d99af732bb8,
  "/admin/photos/photos-field.tsx#PhotosField": PhotosField_27a6085418f7da67b64d06fc6fd5b7d8,
  "/admin/consent/not-pictured.tsx#NotPictured": NotPictured_2eb3bc11a1e40a87fadfc13dae9e63b6,
  "/admin/photos/photos-checked.tsx#PhotosChecked": PhotosChecked_e33abfac381710a959df1b68fde0f9fc,
  "/admin/pages/page-cell.tsx#PageCell": PageCell_568af64e40cb4d60c0d95327687fda16,
  "/admin/pages/page-choice.tsx#PageChoice": PageChoice_82d9e4e92a84b9c01a71ddeb9df14a7a,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/list-input.tsx#ListInput": ListInput_e9cdff60cb45074f89532d30d0b08c77,
  "/admin/row-label.tsx#RowLabel": RowLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/admin/unit-input.tsx#UnitInput": UnitInput_7ecc76aa581ade435f2d2661383c8f47,
  "/admin/table/table-grid.tsx#TableGrid": TableGrid_023d13138d178e89a37d8dcf233bad34,
  "/admin/table/table-grid.tsx#ShownInGrid": ShownInGrid_023d13138d178e89a37d8dcf233bad34,
  "/admin/topper-list/topper-sheet-link.tsx#TopperSheetLink": TopperSheetLink_b1d4b5803d59af0d303e23043df6ed2d,
  "/admin/staff-list/staff-sheet-link.tsx#StaffSheetLink": StaffSheetLink_ba84feee3929188e41afb4a62290cfed,
  "/admin/inbox/tabs.tsx#LetterTabs": LetterTabs_80526f83b616be582ff8040a3c9a4115,
  "/admin/inbox/letter.tsx#LetterView": LetterView_bc6d7d4ffb4963a44b17c18d7ed36da2,
  "/admin/certificate-list/certificate-sheet-link.tsx#CertificateSheetLink": CertificateSheetLink_5b8232382067c01fb0da9252ba0bb2bf,
  "/admin/consent/student-consent.tsx#StudentConsent": StudentConsent_b698d41e33991a5bf90a2862d9a40ee6,
  "/admin/roll/roll-links.tsx#RollLinks": RollLinks_3d02f9c0f7645d5d2a799559274842bf,
  "/admin/consent/sheet-link.tsx#SheetLink": SheetLink_3ac536f27c964530e71802244e8b398f,
  "/admin/description-input.tsx#DescriptionInput": DescriptionInput_546c6f80e204cf2e94dac85a44fc8a1c,
  "/admin/blur/blur-field.tsx#BlurField": BlurField_8062331dab0c092df68b9d5440550b92,
  "/admin/take-down/take-down-field.tsx#TakeDownField": TakeDownField_74b0d276e1779b64441fdcc1ca8d83a6,
  "/admin/colour-input.tsx#ColourInput": ColourInput_9053b8334a30711c4e00164cbfd9d82c,
  "@payloadcms/plugin-multi-tenant/client#WatchTenantCollection": WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a,
  "/admin/accounts/account-tools.tsx#AccountTools": AccountTools_8351cb220ca72237beb0c2563ff68bc8,
  "/admin/accounts/account-view.tsx#AccountView": AccountView_6eafd4081bbffe11568b6a2eee2b1ad4,
  "/admin/disclosure/usual-words.tsx#UsualWords": UsualWords_375ad20aca5d45af402ae3fbb9779abe,
  "/admin/disclosure/signing.tsx#Signing": Signing_922cd8865c1fb443635e59fdcf941787,
  "/admin/disclosure/result-sums.tsx#ResultSums": ResultSums_73b4e438a91691926af78dabc9040518,
  "/admin/annual-report/report-notes.tsx#ReportNote": ReportNote_b0c048997397699dad21527588ba55d6,
  "/admin/annual-report/part-label.tsx#PartLabel": PartLabel_28258dd4c1d4d5acd42919b6ec7d48a0,
  "/admin/brand.tsx#Icon": Icon_dea7bf16bc3333a106812bea074064fb,
  "/admin/brand.tsx#Logo": Logo_dea7bf16bc3333a106812bea074064fb,
  "/admin/person/nav-link.tsx#PersonLink": PersonLink_aeb3cabc4fa3964557ca31b9c6d47741,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelector": TenantSelector_d6d5f193a167989e2ee7d14202901e62,
  "/admin/open-menu.tsx#OpenMenu": OpenMenu_bdcce2d9be949a13c28cf2589b42396f,
  "/admin/disclosure/nav-link.tsx#DisclosureLink": DisclosureLink_ce4571f7be25dafdf274c039fde40f06,
  "/admin/papers/menu.tsx#PapersMenu": PapersMenu_f0840a281c1060a57a1d64b7d6afec53,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider": TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62,
  "/admin/home/home.tsx#Home": Home_e0a14f326bbae7cdd7598c61f5bcc0b2,
  "/admin/disclosure/check-view.tsx#CheckView": CheckView_a70ac090785aa1b9ec22f04dcc4528e6,
  "/admin/disclosure/sign-view.tsx#SignView": SignView_537ccae25ff5402b0754e6487e0d6b4f,
  "/admin/annual-report/preview-view.tsx#PreviewView": PreviewView_3996640eced2223c84288fab3bb13ec2,
  "/admin/person/person-view.tsx#PersonView": PersonView_c78103a654acaf4687c6010c28e6d954,
  "/admin/consent/sheet-view.tsx#SheetView": SheetView_b22b2e14f7f0afd9ed60f794b3f100ff,
  "/admin/staff-list/staff-sheet-view.tsx#StaffSheetView": StaffSheetView_4e7ee97f761622182c6b0534b25d9336,
  "/admin/roll/roll-sheet-view.tsx#RollSheetView": RollSheetView_5c25c3fed676f211a35e83a5ba87e3fe,
  "/admin/topper-list/topper-sheet-view.tsx#TopperSheetView": TopperSheetView_b22d6803f8148d9348d4f6ff3b467a32,
  "/admin/certificate-list/certificate-sheet-view.tsx#CertificateSheetView": CertificateSheetView_59cea627d84d1772012907feae0777da,
  "/admin/new-school/new-school-view.tsx#NewSchoolView": NewSchoolView_41fec57e86ca1c0a3ecd4a47722ae640,
  "/admin/roll/move-up-view.tsx#MoveUpView": MoveUpView_fb867a1d8491d9809d839266556c23de,
  "/admin/second-factor/login.tsx#Login": Login_5d5f62d29c95230f2452409eb3f0ec37,
  "/admin/accounts/forgotten.tsx#Forgotten": Forgotten_65b104c5e6b1bfde32eb4c6fe23bb4e3,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
