import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_documents_category" AS ENUM('Circular', 'Homework', 'Datesheet', 'Syllabus', 'Achievement');
  CREATE TYPE "public"."enum_documents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__documents_v_version_category" AS ENUM('Circular', 'Homework', 'Datesheet', 'Syllabus', 'Achievement');
  CREATE TYPE "public"."enum__documents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_category" AS ENUM('Events', 'AcademicCalender');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_category" AS ENUM('Events', 'AcademicCalender');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_galleries_category" AS ENUM('PhotoGallery', 'Activity');
  CREATE TYPE "public"."enum_galleries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__galleries_v_version_category" AS ENUM('PhotoGallery', 'Activity');
  CREATE TYPE "public"."enum__galleries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_messages_category" AS ENUM('Principal', 'Manager', 'HeadBoy', 'HeadGirl');
  CREATE TYPE "public"."enum_messages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__messages_v_version_category" AS ENUM('Principal', 'Manager', 'HeadBoy', 'HeadGirl');
  CREATE TYPE "public"."enum__messages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_notifications_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notifications_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_highlights_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__highlights_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_registrations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__registrations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_toppers_class" AS ENUM('X', 'XII');
  CREATE TYPE "public"."enum_toppers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__toppers_v_version_class" AS ENUM('X', 'XII');
  CREATE TYPE "public"."enum__toppers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faculty_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faculty_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_voices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__voices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_clippings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__clippings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_panoramas_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__panoramas_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_enquiries_status" AS ENUM('new', 'answered', 'spam');
  CREATE TYPE "public"."enum_guest_book_status" AS ENUM('new', 'read', 'spam');
  CREATE TYPE "public"."enum_students_class" AS ENUM('Nursery', 'LKG', 'UKG', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('provider', 'head', 'editor', 'office');
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"title" varchar,
  	"from_date" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_title" varchar,
  	"version_from_date" varchar,
  	"version_description" varchar,
  	"version_image_id" integer,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"category" "enum_documents_category",
  	"title" varchar,
  	"date" varchar,
  	"description" varchar,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_documents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_documents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_category" "enum__documents_v_version_category",
  	"version_title" varchar,
  	"version_date" varchar,
  	"version_description" varchar,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__documents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_documents_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"title" varchar,
  	"category" "enum_events_category" DEFAULT 'Events',
  	"date" varchar,
  	"time" varchar,
  	"venue" varchar,
  	"description" varchar,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_title" varchar,
  	"version_category" "enum__events_v_version_category" DEFAULT 'Events',
  	"version_date" varchar,
  	"version_time" varchar,
  	"version_venue" varchar,
  	"version_description" varchar,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "galleries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"title" varchar,
  	"category" "enum_galleries_category" DEFAULT 'PhotoGallery',
  	"date" varchar,
  	"description" varchar,
  	"url" varchar,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_galleries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "galleries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_galleries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_title" varchar,
  	"version_category" "enum__galleries_v_version_category" DEFAULT 'PhotoGallery',
  	"version_date" varchar,
  	"version_description" varchar,
  	"version_url" varchar,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__galleries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_galleries_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"title" varchar,
  	"date" varchar,
  	"video_url" varchar,
  	"attachments_id" integer,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_title" varchar,
  	"version_date" varchar,
  	"version_video_url" varchar,
  	"version_attachments_id" integer,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"path" varchar,
  	"summary" varchar,
  	"picture_id" integer,
  	"blocks" jsonb,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_path" varchar,
  	"version_summary" varchar,
  	"version_picture_id" integer,
  	"version_blocks" jsonb,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"category" "enum_messages_category",
  	"name" varchar,
  	"designation" varchar,
  	"attachments_id" integer,
  	"message" jsonb,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_messages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_messages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_category" "enum__messages_v_version_category",
  	"version_name" varchar,
  	"version_designation" varchar,
  	"version_attachments_id" integer,
  	"version_message" jsonb,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__messages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "notifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"title" varchar,
  	"description" varchar,
  	"url" varchar,
  	"url_title" varchar,
  	"attachments_id" integer,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_notifications_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "notifications_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_notifications_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_url" varchar,
  	"version_url_title" varchar,
  	"version_attachments_id" integer,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__notifications_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_notifications_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "highlights" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"description" varchar,
  	"attachments_id" integer,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_highlights_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_highlights_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_description" varchar,
  	"version_attachments_id" integer,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__highlights_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "registrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"title" varchar,
  	"attachments_id" integer,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_registrations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_registrations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_title" varchar,
  	"version_attachments_id" integer,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__registrations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "toppers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"name" varchar,
  	"class" "enum_toppers_class",
  	"stream" varchar,
  	"division" numeric,
  	"session_year" varchar,
  	"attachments_id" integer,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_toppers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_toppers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_name" varchar,
  	"version_class" "enum__toppers_v_version_class",
  	"version_stream" varchar,
  	"version_division" numeric,
  	"version_session_year" varchar,
  	"version_attachments_id" integer,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__toppers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "faculty" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"name" varchar,
  	"designation" varchar,
  	"qualification" varchar,
  	"attachments_id" integer,
  	"order" numeric DEFAULT 100,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faculty_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_faculty_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_name" varchar,
  	"version_designation" varchar,
  	"version_qualification" varchar,
  	"version_attachments_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faculty_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "voices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"title" varchar,
  	"voice_of" varchar,
  	"recorded_on" varchar,
  	"sent_on" varchar,
  	"audio_id" integer,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_voices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_voices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_title" varchar,
  	"version_voice_of" varchar,
  	"version_recorded_on" varchar,
  	"version_sent_on" varchar,
  	"version_audio_id" integer,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__voices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "clippings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"image_id" integer,
  	"newspaper" varchar,
  	"title" varchar,
  	"published_on" varchar,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_clippings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_clippings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_image_id" integer,
  	"version_newspaper" varchar,
  	"version_title" varchar,
  	"version_published_on" varchar,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__clippings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "panoramas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"place" varchar,
  	"image_id" integer,
  	"order" numeric DEFAULT 100,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_panoramas_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_panoramas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_school_id" integer,
  	"version_place" varchar,
  	"version_image_id" integer,
  	"version_order" numeric DEFAULT 100,
  	"version_import_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__panoramas_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "enquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"status" "enum_enquiries_status" DEFAULT 'new' NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"name" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"subject" varchar,
  	"address" varchar,
  	"message" varchar,
  	"fingerprint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "guest_book" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"status" "enum_guest_book_status" DEFAULT 'new' NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"name" varchar,
  	"web_address" varchar,
  	"email" varchar,
  	"profession" varchar,
  	"rate" varchar,
  	"how_know" varchar,
  	"message" varchar,
  	"fingerprint" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "transfer_certificates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"admission" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"file_id" integer NOT NULL,
  	"admission_key" varchar,
  	"name_key" varchar,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "students" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"name" varchar NOT NULL,
  	"class" "enum_students_class" NOT NULL,
  	"section" varchar NOT NULL,
  	"birth_day" numeric NOT NULL,
  	"birth_month" numeric NOT NULL,
  	"photo_id" integer,
  	"show_birthday" boolean DEFAULT true,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "private_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"title" varchar NOT NULL,
  	"path" varchar,
  	"bytes" numeric,
  	"type" varchar,
  	"preview" varchar,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school_id" integer,
  	"alt" varchar NOT NULL,
  	"path" varchar,
  	"bytes" numeric,
  	"type" varchar,
  	"preview" varchar,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "schools_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL
  );
  
  CREATE TABLE "schools_emails" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "schools_home_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "schools_home_recent_activities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"title" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "schools_hostnames" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"hostname" varchar NOT NULL
  );
  
  CREATE TABLE "schools" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"motto" varchar NOT NULL,
  	"tagline" varchar NOT NULL,
  	"founded" numeric NOT NULL,
  	"affiliation_number" varchar NOT NULL,
  	"colours_brand" varchar NOT NULL,
  	"colours_accent" varchar NOT NULL,
  	"crest_id" integer,
  	"share_picture_id" integer,
  	"tc_sample_id" integer,
  	"address_street" varchar NOT NULL,
  	"address_city" varchar NOT NULL,
  	"address_state" varchar NOT NULL,
  	"address_pin" varchar NOT NULL,
  	"office_hours" varchar NOT NULL,
  	"map_embed" varchar NOT NULL,
  	"home_about" varchar NOT NULL,
  	"links_board" varchar NOT NULL,
  	"links_booklist" varchar,
  	"links_mandatory_disclosure" varchar,
  	"links_fee_payment" varchar,
  	"links_alumni" varchar,
  	"links_parent_portal" varchar,
  	"links_facebook" varchar,
  	"links_instagram" varchar,
  	"links_youtube" varchar,
  	"links_x" varchar,
  	"links_play_store" varchar,
  	"links_app_store" varchar,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_tenants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tenant_id" integer
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_staff_role" DEFAULT 'editor',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"school" varchar NOT NULL,
  	"collection" varchar NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"news_id" integer,
  	"documents_id" integer,
  	"events_id" integer,
  	"galleries_id" integer,
  	"videos_id" integer,
  	"pages_id" integer,
  	"messages_id" integer,
  	"notifications_id" integer,
  	"highlights_id" integer,
  	"registrations_id" integer,
  	"toppers_id" integer,
  	"faculty_id" integer,
  	"voices_id" integer,
  	"clippings_id" integer,
  	"panoramas_id" integer,
  	"enquiries_id" integer,
  	"guest_book_id" integer,
  	"transfer_certificates_id" integer,
  	"students_id" integer,
  	"private_files_id" integer,
  	"media_id" integer,
  	"schools_id" integer,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "news" ADD CONSTRAINT "news_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents_rels" ADD CONSTRAINT "documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents_rels" ADD CONSTRAINT "documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_documents_v" ADD CONSTRAINT "_documents_v_parent_id_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_documents_v" ADD CONSTRAINT "_documents_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_documents_v_rels" ADD CONSTRAINT "_documents_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_documents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_documents_v_rels" ADD CONSTRAINT "_documents_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "galleries" ADD CONSTRAINT "galleries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galleries_rels" ADD CONSTRAINT "galleries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "galleries_rels" ADD CONSTRAINT "galleries_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_galleries_v" ADD CONSTRAINT "_galleries_v_parent_id_galleries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galleries_v" ADD CONSTRAINT "_galleries_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galleries_v_rels" ADD CONSTRAINT "_galleries_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_galleries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_galleries_v_rels" ADD CONSTRAINT "_galleries_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_attachments_id_media_id_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_attachments_id_media_id_fk" FOREIGN KEY ("version_attachments_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_attachments_id_media_id_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_messages_v" ADD CONSTRAINT "_messages_v_parent_id_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_messages_v" ADD CONSTRAINT "_messages_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_messages_v" ADD CONSTRAINT "_messages_v_version_attachments_id_media_id_fk" FOREIGN KEY ("version_attachments_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_attachments_id_media_id_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications_rels" ADD CONSTRAINT "notifications_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notifications_rels" ADD CONSTRAINT "notifications_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notifications_v" ADD CONSTRAINT "_notifications_v_parent_id_notifications_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notifications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notifications_v" ADD CONSTRAINT "_notifications_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notifications_v" ADD CONSTRAINT "_notifications_v_version_attachments_id_media_id_fk" FOREIGN KEY ("version_attachments_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notifications_v_rels" ADD CONSTRAINT "_notifications_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_notifications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notifications_v_rels" ADD CONSTRAINT "_notifications_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "highlights" ADD CONSTRAINT "highlights_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "highlights" ADD CONSTRAINT "highlights_attachments_id_media_id_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_highlights_v" ADD CONSTRAINT "_highlights_v_parent_id_highlights_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."highlights"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_highlights_v" ADD CONSTRAINT "_highlights_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_highlights_v" ADD CONSTRAINT "_highlights_v_version_attachments_id_media_id_fk" FOREIGN KEY ("version_attachments_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "registrations" ADD CONSTRAINT "registrations_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "registrations" ADD CONSTRAINT "registrations_attachments_id_media_id_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_registrations_v" ADD CONSTRAINT "_registrations_v_parent_id_registrations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_registrations_v" ADD CONSTRAINT "_registrations_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_registrations_v" ADD CONSTRAINT "_registrations_v_version_attachments_id_media_id_fk" FOREIGN KEY ("version_attachments_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "toppers" ADD CONSTRAINT "toppers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "toppers" ADD CONSTRAINT "toppers_attachments_id_media_id_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_toppers_v" ADD CONSTRAINT "_toppers_v_parent_id_toppers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."toppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_toppers_v" ADD CONSTRAINT "_toppers_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_toppers_v" ADD CONSTRAINT "_toppers_v_version_attachments_id_media_id_fk" FOREIGN KEY ("version_attachments_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faculty" ADD CONSTRAINT "faculty_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faculty" ADD CONSTRAINT "faculty_attachments_id_media_id_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faculty_v" ADD CONSTRAINT "_faculty_v_parent_id_faculty_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faculty"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faculty_v" ADD CONSTRAINT "_faculty_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faculty_v" ADD CONSTRAINT "_faculty_v_version_attachments_id_media_id_fk" FOREIGN KEY ("version_attachments_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "voices" ADD CONSTRAINT "voices_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "voices" ADD CONSTRAINT "voices_audio_id_media_id_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_voices_v" ADD CONSTRAINT "_voices_v_parent_id_voices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."voices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_voices_v" ADD CONSTRAINT "_voices_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_voices_v" ADD CONSTRAINT "_voices_v_version_audio_id_media_id_fk" FOREIGN KEY ("version_audio_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clippings" ADD CONSTRAINT "clippings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clippings" ADD CONSTRAINT "clippings_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clippings_v" ADD CONSTRAINT "_clippings_v_parent_id_clippings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clippings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clippings_v" ADD CONSTRAINT "_clippings_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clippings_v" ADD CONSTRAINT "_clippings_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "panoramas" ADD CONSTRAINT "panoramas_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "panoramas" ADD CONSTRAINT "panoramas_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_panoramas_v" ADD CONSTRAINT "_panoramas_v_parent_id_panoramas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."panoramas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_panoramas_v" ADD CONSTRAINT "_panoramas_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_panoramas_v" ADD CONSTRAINT "_panoramas_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guest_book" ADD CONSTRAINT "guest_book_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "transfer_certificates" ADD CONSTRAINT "transfer_certificates_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "transfer_certificates" ADD CONSTRAINT "transfer_certificates_file_id_private_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "students" ADD CONSTRAINT "students_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "students" ADD CONSTRAINT "students_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "private_files" ADD CONSTRAINT "private_files_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools_phones" ADD CONSTRAINT "schools_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_emails" ADD CONSTRAINT "schools_emails_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_home_slides" ADD CONSTRAINT "schools_home_slides_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools_home_slides" ADD CONSTRAINT "schools_home_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_home_recent_activities" ADD CONSTRAINT "schools_home_recent_activities_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools_home_recent_activities" ADD CONSTRAINT "schools_home_recent_activities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools_hostnames" ADD CONSTRAINT "schools_hostnames_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schools" ADD CONSTRAINT "schools_crest_id_media_id_fk" FOREIGN KEY ("crest_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools" ADD CONSTRAINT "schools_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "schools" ADD CONSTRAINT "schools_tc_sample_id_media_id_fk" FOREIGN KEY ("tc_sample_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_tenants" ADD CONSTRAINT "staff_tenants_tenant_id_schools_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_tenants" ADD CONSTRAINT "staff_tenants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_messages_fk" FOREIGN KEY ("messages_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notifications_fk" FOREIGN KEY ("notifications_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_highlights_fk" FOREIGN KEY ("highlights_id") REFERENCES "public"."highlights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_registrations_fk" FOREIGN KEY ("registrations_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_toppers_fk" FOREIGN KEY ("toppers_id") REFERENCES "public"."toppers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faculty_fk" FOREIGN KEY ("faculty_id") REFERENCES "public"."faculty"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_voices_fk" FOREIGN KEY ("voices_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clippings_fk" FOREIGN KEY ("clippings_id") REFERENCES "public"."clippings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_panoramas_fk" FOREIGN KEY ("panoramas_id") REFERENCES "public"."panoramas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guest_book_fk" FOREIGN KEY ("guest_book_id") REFERENCES "public"."guest_book"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_transfer_certificates_fk" FOREIGN KEY ("transfer_certificates_id") REFERENCES "public"."transfer_certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_students_fk" FOREIGN KEY ("students_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_private_files_fk" FOREIGN KEY ("private_files_id") REFERENCES "public"."private_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_schools_fk" FOREIGN KEY ("schools_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "news_school_idx" ON "news" USING btree ("school_id");
  CREATE INDEX "news_from_date_idx" ON "news" USING btree ("from_date");
  CREATE INDEX "news_image_idx" ON "news" USING btree ("image_id");
  CREATE INDEX "news_import_key_idx" ON "news" USING btree ("import_key");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_idx" ON "news" USING btree ("school_id","import_key");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_school_idx" ON "_news_v" USING btree ("version_school_id");
  CREATE INDEX "_news_v_version_version_from_date_idx" ON "_news_v" USING btree ("version_from_date");
  CREATE INDEX "_news_v_version_version_image_idx" ON "_news_v" USING btree ("version_image_id");
  CREATE INDEX "_news_v_version_version_import_key_idx" ON "_news_v" USING btree ("version_import_key");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_idx" ON "_news_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "documents_school_idx" ON "documents" USING btree ("school_id");
  CREATE INDEX "documents_category_idx" ON "documents" USING btree ("category");
  CREATE INDEX "documents_date_idx" ON "documents" USING btree ("date");
  CREATE INDEX "documents_import_key_idx" ON "documents" USING btree ("import_key");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE INDEX "documents__status_idx" ON "documents" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_1_idx" ON "documents" USING btree ("school_id","import_key");
  CREATE INDEX "documents_rels_order_idx" ON "documents_rels" USING btree ("order");
  CREATE INDEX "documents_rels_parent_idx" ON "documents_rels" USING btree ("parent_id");
  CREATE INDEX "documents_rels_path_idx" ON "documents_rels" USING btree ("path");
  CREATE INDEX "documents_rels_media_id_idx" ON "documents_rels" USING btree ("media_id");
  CREATE INDEX "_documents_v_parent_idx" ON "_documents_v" USING btree ("parent_id");
  CREATE INDEX "_documents_v_version_version_school_idx" ON "_documents_v" USING btree ("version_school_id");
  CREATE INDEX "_documents_v_version_version_category_idx" ON "_documents_v" USING btree ("version_category");
  CREATE INDEX "_documents_v_version_version_date_idx" ON "_documents_v" USING btree ("version_date");
  CREATE INDEX "_documents_v_version_version_import_key_idx" ON "_documents_v" USING btree ("version_import_key");
  CREATE INDEX "_documents_v_version_version_updated_at_idx" ON "_documents_v" USING btree ("version_updated_at");
  CREATE INDEX "_documents_v_version_version_created_at_idx" ON "_documents_v" USING btree ("version_created_at");
  CREATE INDEX "_documents_v_version_version__status_idx" ON "_documents_v" USING btree ("version__status");
  CREATE INDEX "_documents_v_created_at_idx" ON "_documents_v" USING btree ("created_at");
  CREATE INDEX "_documents_v_updated_at_idx" ON "_documents_v" USING btree ("updated_at");
  CREATE INDEX "_documents_v_latest_idx" ON "_documents_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_1_idx" ON "_documents_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "_documents_v_rels_order_idx" ON "_documents_v_rels" USING btree ("order");
  CREATE INDEX "_documents_v_rels_parent_idx" ON "_documents_v_rels" USING btree ("parent_id");
  CREATE INDEX "_documents_v_rels_path_idx" ON "_documents_v_rels" USING btree ("path");
  CREATE INDEX "_documents_v_rels_media_id_idx" ON "_documents_v_rels" USING btree ("media_id");
  CREATE INDEX "events_school_idx" ON "events" USING btree ("school_id");
  CREATE INDEX "events_category_idx" ON "events" USING btree ("category");
  CREATE INDEX "events_date_idx" ON "events" USING btree ("date");
  CREATE INDEX "events_import_key_idx" ON "events" USING btree ("import_key");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_2_idx" ON "events" USING btree ("school_id","import_key");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_media_id_idx" ON "events_rels" USING btree ("media_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_school_idx" ON "_events_v" USING btree ("version_school_id");
  CREATE INDEX "_events_v_version_version_category_idx" ON "_events_v" USING btree ("version_category");
  CREATE INDEX "_events_v_version_version_date_idx" ON "_events_v" USING btree ("version_date");
  CREATE INDEX "_events_v_version_version_import_key_idx" ON "_events_v" USING btree ("version_import_key");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_2_idx" ON "_events_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_media_id_idx" ON "_events_v_rels" USING btree ("media_id");
  CREATE INDEX "galleries_school_idx" ON "galleries" USING btree ("school_id");
  CREATE INDEX "galleries_category_idx" ON "galleries" USING btree ("category");
  CREATE INDEX "galleries_date_idx" ON "galleries" USING btree ("date");
  CREATE INDEX "galleries_import_key_idx" ON "galleries" USING btree ("import_key");
  CREATE INDEX "galleries_updated_at_idx" ON "galleries" USING btree ("updated_at");
  CREATE INDEX "galleries_created_at_idx" ON "galleries" USING btree ("created_at");
  CREATE INDEX "galleries__status_idx" ON "galleries" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_3_idx" ON "galleries" USING btree ("school_id","import_key");
  CREATE INDEX "galleries_rels_order_idx" ON "galleries_rels" USING btree ("order");
  CREATE INDEX "galleries_rels_parent_idx" ON "galleries_rels" USING btree ("parent_id");
  CREATE INDEX "galleries_rels_path_idx" ON "galleries_rels" USING btree ("path");
  CREATE INDEX "galleries_rels_media_id_idx" ON "galleries_rels" USING btree ("media_id");
  CREATE INDEX "_galleries_v_parent_idx" ON "_galleries_v" USING btree ("parent_id");
  CREATE INDEX "_galleries_v_version_version_school_idx" ON "_galleries_v" USING btree ("version_school_id");
  CREATE INDEX "_galleries_v_version_version_category_idx" ON "_galleries_v" USING btree ("version_category");
  CREATE INDEX "_galleries_v_version_version_date_idx" ON "_galleries_v" USING btree ("version_date");
  CREATE INDEX "_galleries_v_version_version_import_key_idx" ON "_galleries_v" USING btree ("version_import_key");
  CREATE INDEX "_galleries_v_version_version_updated_at_idx" ON "_galleries_v" USING btree ("version_updated_at");
  CREATE INDEX "_galleries_v_version_version_created_at_idx" ON "_galleries_v" USING btree ("version_created_at");
  CREATE INDEX "_galleries_v_version_version__status_idx" ON "_galleries_v" USING btree ("version__status");
  CREATE INDEX "_galleries_v_created_at_idx" ON "_galleries_v" USING btree ("created_at");
  CREATE INDEX "_galleries_v_updated_at_idx" ON "_galleries_v" USING btree ("updated_at");
  CREATE INDEX "_galleries_v_latest_idx" ON "_galleries_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_3_idx" ON "_galleries_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "_galleries_v_rels_order_idx" ON "_galleries_v_rels" USING btree ("order");
  CREATE INDEX "_galleries_v_rels_parent_idx" ON "_galleries_v_rels" USING btree ("parent_id");
  CREATE INDEX "_galleries_v_rels_path_idx" ON "_galleries_v_rels" USING btree ("path");
  CREATE INDEX "_galleries_v_rels_media_id_idx" ON "_galleries_v_rels" USING btree ("media_id");
  CREATE INDEX "videos_school_idx" ON "videos" USING btree ("school_id");
  CREATE INDEX "videos_date_idx" ON "videos" USING btree ("date");
  CREATE INDEX "videos_attachments_idx" ON "videos" USING btree ("attachments_id");
  CREATE INDEX "videos_import_key_idx" ON "videos" USING btree ("import_key");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "videos__status_idx" ON "videos" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_4_idx" ON "videos" USING btree ("school_id","import_key");
  CREATE INDEX "_videos_v_parent_idx" ON "_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version_school_idx" ON "_videos_v" USING btree ("version_school_id");
  CREATE INDEX "_videos_v_version_version_date_idx" ON "_videos_v" USING btree ("version_date");
  CREATE INDEX "_videos_v_version_version_attachments_idx" ON "_videos_v" USING btree ("version_attachments_id");
  CREATE INDEX "_videos_v_version_version_import_key_idx" ON "_videos_v" USING btree ("version_import_key");
  CREATE INDEX "_videos_v_version_version_updated_at_idx" ON "_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_v_version_version_created_at_idx" ON "_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_v_version_version__status_idx" ON "_videos_v" USING btree ("version__status");
  CREATE INDEX "_videos_v_created_at_idx" ON "_videos_v" USING btree ("created_at");
  CREATE INDEX "_videos_v_updated_at_idx" ON "_videos_v" USING btree ("updated_at");
  CREATE INDEX "_videos_v_latest_idx" ON "_videos_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_4_idx" ON "_videos_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "pages_school_idx" ON "pages" USING btree ("school_id");
  CREATE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_picture_idx" ON "pages" USING btree ("picture_id");
  CREATE INDEX "pages_import_key_idx" ON "pages" USING btree ("import_key");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "school_path_idx" ON "pages" USING btree ("school_id","path");
  CREATE UNIQUE INDEX "school_importKey_5_idx" ON "pages" USING btree ("school_id","import_key");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_school_idx" ON "_pages_v" USING btree ("version_school_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_picture_idx" ON "_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_pages_v_version_version_import_key_idx" ON "_pages_v" USING btree ("version_import_key");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "version_school_version_path_idx" ON "_pages_v" USING btree ("version_school_id","version_path");
  CREATE INDEX "version_school_version_importKey_5_idx" ON "_pages_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "messages_school_idx" ON "messages" USING btree ("school_id");
  CREATE INDEX "messages_category_idx" ON "messages" USING btree ("category");
  CREATE INDEX "messages_attachments_idx" ON "messages" USING btree ("attachments_id");
  CREATE INDEX "messages_import_key_idx" ON "messages" USING btree ("import_key");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "messages__status_idx" ON "messages" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_6_idx" ON "messages" USING btree ("school_id","import_key");
  CREATE INDEX "_messages_v_parent_idx" ON "_messages_v" USING btree ("parent_id");
  CREATE INDEX "_messages_v_version_version_school_idx" ON "_messages_v" USING btree ("version_school_id");
  CREATE INDEX "_messages_v_version_version_category_idx" ON "_messages_v" USING btree ("version_category");
  CREATE INDEX "_messages_v_version_version_attachments_idx" ON "_messages_v" USING btree ("version_attachments_id");
  CREATE INDEX "_messages_v_version_version_import_key_idx" ON "_messages_v" USING btree ("version_import_key");
  CREATE INDEX "_messages_v_version_version_updated_at_idx" ON "_messages_v" USING btree ("version_updated_at");
  CREATE INDEX "_messages_v_version_version_created_at_idx" ON "_messages_v" USING btree ("version_created_at");
  CREATE INDEX "_messages_v_version_version__status_idx" ON "_messages_v" USING btree ("version__status");
  CREATE INDEX "_messages_v_created_at_idx" ON "_messages_v" USING btree ("created_at");
  CREATE INDEX "_messages_v_updated_at_idx" ON "_messages_v" USING btree ("updated_at");
  CREATE INDEX "_messages_v_latest_idx" ON "_messages_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_6_idx" ON "_messages_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "notifications_school_idx" ON "notifications" USING btree ("school_id");
  CREATE INDEX "notifications_attachments_idx" ON "notifications" USING btree ("attachments_id");
  CREATE INDEX "notifications_import_key_idx" ON "notifications" USING btree ("import_key");
  CREATE INDEX "notifications_updated_at_idx" ON "notifications" USING btree ("updated_at");
  CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");
  CREATE INDEX "notifications__status_idx" ON "notifications" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_7_idx" ON "notifications" USING btree ("school_id","import_key");
  CREATE INDEX "notifications_rels_order_idx" ON "notifications_rels" USING btree ("order");
  CREATE INDEX "notifications_rels_parent_idx" ON "notifications_rels" USING btree ("parent_id");
  CREATE INDEX "notifications_rels_path_idx" ON "notifications_rels" USING btree ("path");
  CREATE INDEX "notifications_rels_media_id_idx" ON "notifications_rels" USING btree ("media_id");
  CREATE INDEX "_notifications_v_parent_idx" ON "_notifications_v" USING btree ("parent_id");
  CREATE INDEX "_notifications_v_version_version_school_idx" ON "_notifications_v" USING btree ("version_school_id");
  CREATE INDEX "_notifications_v_version_version_attachments_idx" ON "_notifications_v" USING btree ("version_attachments_id");
  CREATE INDEX "_notifications_v_version_version_import_key_idx" ON "_notifications_v" USING btree ("version_import_key");
  CREATE INDEX "_notifications_v_version_version_updated_at_idx" ON "_notifications_v" USING btree ("version_updated_at");
  CREATE INDEX "_notifications_v_version_version_created_at_idx" ON "_notifications_v" USING btree ("version_created_at");
  CREATE INDEX "_notifications_v_version_version__status_idx" ON "_notifications_v" USING btree ("version__status");
  CREATE INDEX "_notifications_v_created_at_idx" ON "_notifications_v" USING btree ("created_at");
  CREATE INDEX "_notifications_v_updated_at_idx" ON "_notifications_v" USING btree ("updated_at");
  CREATE INDEX "_notifications_v_latest_idx" ON "_notifications_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_7_idx" ON "_notifications_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "_notifications_v_rels_order_idx" ON "_notifications_v_rels" USING btree ("order");
  CREATE INDEX "_notifications_v_rels_parent_idx" ON "_notifications_v_rels" USING btree ("parent_id");
  CREATE INDEX "_notifications_v_rels_path_idx" ON "_notifications_v_rels" USING btree ("path");
  CREATE INDEX "_notifications_v_rels_media_id_idx" ON "_notifications_v_rels" USING btree ("media_id");
  CREATE INDEX "highlights_school_idx" ON "highlights" USING btree ("school_id");
  CREATE INDEX "highlights_attachments_idx" ON "highlights" USING btree ("attachments_id");
  CREATE INDEX "highlights_import_key_idx" ON "highlights" USING btree ("import_key");
  CREATE INDEX "highlights_updated_at_idx" ON "highlights" USING btree ("updated_at");
  CREATE INDEX "highlights_created_at_idx" ON "highlights" USING btree ("created_at");
  CREATE INDEX "highlights__status_idx" ON "highlights" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_8_idx" ON "highlights" USING btree ("school_id","import_key");
  CREATE INDEX "_highlights_v_parent_idx" ON "_highlights_v" USING btree ("parent_id");
  CREATE INDEX "_highlights_v_version_version_school_idx" ON "_highlights_v" USING btree ("version_school_id");
  CREATE INDEX "_highlights_v_version_version_attachments_idx" ON "_highlights_v" USING btree ("version_attachments_id");
  CREATE INDEX "_highlights_v_version_version_import_key_idx" ON "_highlights_v" USING btree ("version_import_key");
  CREATE INDEX "_highlights_v_version_version_updated_at_idx" ON "_highlights_v" USING btree ("version_updated_at");
  CREATE INDEX "_highlights_v_version_version_created_at_idx" ON "_highlights_v" USING btree ("version_created_at");
  CREATE INDEX "_highlights_v_version_version__status_idx" ON "_highlights_v" USING btree ("version__status");
  CREATE INDEX "_highlights_v_created_at_idx" ON "_highlights_v" USING btree ("created_at");
  CREATE INDEX "_highlights_v_updated_at_idx" ON "_highlights_v" USING btree ("updated_at");
  CREATE INDEX "_highlights_v_latest_idx" ON "_highlights_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_8_idx" ON "_highlights_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "registrations_school_idx" ON "registrations" USING btree ("school_id");
  CREATE INDEX "registrations_attachments_idx" ON "registrations" USING btree ("attachments_id");
  CREATE INDEX "registrations_import_key_idx" ON "registrations" USING btree ("import_key");
  CREATE INDEX "registrations_updated_at_idx" ON "registrations" USING btree ("updated_at");
  CREATE INDEX "registrations_created_at_idx" ON "registrations" USING btree ("created_at");
  CREATE INDEX "registrations__status_idx" ON "registrations" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_9_idx" ON "registrations" USING btree ("school_id","import_key");
  CREATE INDEX "_registrations_v_parent_idx" ON "_registrations_v" USING btree ("parent_id");
  CREATE INDEX "_registrations_v_version_version_school_idx" ON "_registrations_v" USING btree ("version_school_id");
  CREATE INDEX "_registrations_v_version_version_attachments_idx" ON "_registrations_v" USING btree ("version_attachments_id");
  CREATE INDEX "_registrations_v_version_version_import_key_idx" ON "_registrations_v" USING btree ("version_import_key");
  CREATE INDEX "_registrations_v_version_version_updated_at_idx" ON "_registrations_v" USING btree ("version_updated_at");
  CREATE INDEX "_registrations_v_version_version_created_at_idx" ON "_registrations_v" USING btree ("version_created_at");
  CREATE INDEX "_registrations_v_version_version__status_idx" ON "_registrations_v" USING btree ("version__status");
  CREATE INDEX "_registrations_v_created_at_idx" ON "_registrations_v" USING btree ("created_at");
  CREATE INDEX "_registrations_v_updated_at_idx" ON "_registrations_v" USING btree ("updated_at");
  CREATE INDEX "_registrations_v_latest_idx" ON "_registrations_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_9_idx" ON "_registrations_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "toppers_school_idx" ON "toppers" USING btree ("school_id");
  CREATE INDEX "toppers_class_idx" ON "toppers" USING btree ("class");
  CREATE INDEX "toppers_session_year_idx" ON "toppers" USING btree ("session_year");
  CREATE INDEX "toppers_attachments_idx" ON "toppers" USING btree ("attachments_id");
  CREATE INDEX "toppers_import_key_idx" ON "toppers" USING btree ("import_key");
  CREATE INDEX "toppers_updated_at_idx" ON "toppers" USING btree ("updated_at");
  CREATE INDEX "toppers_created_at_idx" ON "toppers" USING btree ("created_at");
  CREATE INDEX "toppers__status_idx" ON "toppers" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_10_idx" ON "toppers" USING btree ("school_id","import_key");
  CREATE INDEX "_toppers_v_parent_idx" ON "_toppers_v" USING btree ("parent_id");
  CREATE INDEX "_toppers_v_version_version_school_idx" ON "_toppers_v" USING btree ("version_school_id");
  CREATE INDEX "_toppers_v_version_version_class_idx" ON "_toppers_v" USING btree ("version_class");
  CREATE INDEX "_toppers_v_version_version_session_year_idx" ON "_toppers_v" USING btree ("version_session_year");
  CREATE INDEX "_toppers_v_version_version_attachments_idx" ON "_toppers_v" USING btree ("version_attachments_id");
  CREATE INDEX "_toppers_v_version_version_import_key_idx" ON "_toppers_v" USING btree ("version_import_key");
  CREATE INDEX "_toppers_v_version_version_updated_at_idx" ON "_toppers_v" USING btree ("version_updated_at");
  CREATE INDEX "_toppers_v_version_version_created_at_idx" ON "_toppers_v" USING btree ("version_created_at");
  CREATE INDEX "_toppers_v_version_version__status_idx" ON "_toppers_v" USING btree ("version__status");
  CREATE INDEX "_toppers_v_created_at_idx" ON "_toppers_v" USING btree ("created_at");
  CREATE INDEX "_toppers_v_updated_at_idx" ON "_toppers_v" USING btree ("updated_at");
  CREATE INDEX "_toppers_v_latest_idx" ON "_toppers_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_10_idx" ON "_toppers_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "faculty_school_idx" ON "faculty" USING btree ("school_id");
  CREATE INDEX "faculty_attachments_idx" ON "faculty" USING btree ("attachments_id");
  CREATE INDEX "faculty_order_idx" ON "faculty" USING btree ("order");
  CREATE INDEX "faculty_import_key_idx" ON "faculty" USING btree ("import_key");
  CREATE INDEX "faculty_updated_at_idx" ON "faculty" USING btree ("updated_at");
  CREATE INDEX "faculty_created_at_idx" ON "faculty" USING btree ("created_at");
  CREATE INDEX "faculty__status_idx" ON "faculty" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_11_idx" ON "faculty" USING btree ("school_id","import_key");
  CREATE INDEX "_faculty_v_parent_idx" ON "_faculty_v" USING btree ("parent_id");
  CREATE INDEX "_faculty_v_version_version_school_idx" ON "_faculty_v" USING btree ("version_school_id");
  CREATE INDEX "_faculty_v_version_version_attachments_idx" ON "_faculty_v" USING btree ("version_attachments_id");
  CREATE INDEX "_faculty_v_version_version_order_idx" ON "_faculty_v" USING btree ("version_order");
  CREATE INDEX "_faculty_v_version_version_import_key_idx" ON "_faculty_v" USING btree ("version_import_key");
  CREATE INDEX "_faculty_v_version_version_updated_at_idx" ON "_faculty_v" USING btree ("version_updated_at");
  CREATE INDEX "_faculty_v_version_version_created_at_idx" ON "_faculty_v" USING btree ("version_created_at");
  CREATE INDEX "_faculty_v_version_version__status_idx" ON "_faculty_v" USING btree ("version__status");
  CREATE INDEX "_faculty_v_created_at_idx" ON "_faculty_v" USING btree ("created_at");
  CREATE INDEX "_faculty_v_updated_at_idx" ON "_faculty_v" USING btree ("updated_at");
  CREATE INDEX "_faculty_v_latest_idx" ON "_faculty_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_11_idx" ON "_faculty_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "voices_school_idx" ON "voices" USING btree ("school_id");
  CREATE INDEX "voices_recorded_on_idx" ON "voices" USING btree ("recorded_on");
  CREATE INDEX "voices_sent_on_idx" ON "voices" USING btree ("sent_on");
  CREATE INDEX "voices_audio_idx" ON "voices" USING btree ("audio_id");
  CREATE INDEX "voices_import_key_idx" ON "voices" USING btree ("import_key");
  CREATE INDEX "voices_updated_at_idx" ON "voices" USING btree ("updated_at");
  CREATE INDEX "voices_created_at_idx" ON "voices" USING btree ("created_at");
  CREATE INDEX "voices__status_idx" ON "voices" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_12_idx" ON "voices" USING btree ("school_id","import_key");
  CREATE INDEX "_voices_v_parent_idx" ON "_voices_v" USING btree ("parent_id");
  CREATE INDEX "_voices_v_version_version_school_idx" ON "_voices_v" USING btree ("version_school_id");
  CREATE INDEX "_voices_v_version_version_recorded_on_idx" ON "_voices_v" USING btree ("version_recorded_on");
  CREATE INDEX "_voices_v_version_version_sent_on_idx" ON "_voices_v" USING btree ("version_sent_on");
  CREATE INDEX "_voices_v_version_version_audio_idx" ON "_voices_v" USING btree ("version_audio_id");
  CREATE INDEX "_voices_v_version_version_import_key_idx" ON "_voices_v" USING btree ("version_import_key");
  CREATE INDEX "_voices_v_version_version_updated_at_idx" ON "_voices_v" USING btree ("version_updated_at");
  CREATE INDEX "_voices_v_version_version_created_at_idx" ON "_voices_v" USING btree ("version_created_at");
  CREATE INDEX "_voices_v_version_version__status_idx" ON "_voices_v" USING btree ("version__status");
  CREATE INDEX "_voices_v_created_at_idx" ON "_voices_v" USING btree ("created_at");
  CREATE INDEX "_voices_v_updated_at_idx" ON "_voices_v" USING btree ("updated_at");
  CREATE INDEX "_voices_v_latest_idx" ON "_voices_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_12_idx" ON "_voices_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "clippings_school_idx" ON "clippings" USING btree ("school_id");
  CREATE INDEX "clippings_image_idx" ON "clippings" USING btree ("image_id");
  CREATE INDEX "clippings_published_on_idx" ON "clippings" USING btree ("published_on");
  CREATE INDEX "clippings_import_key_idx" ON "clippings" USING btree ("import_key");
  CREATE INDEX "clippings_updated_at_idx" ON "clippings" USING btree ("updated_at");
  CREATE INDEX "clippings_created_at_idx" ON "clippings" USING btree ("created_at");
  CREATE INDEX "clippings__status_idx" ON "clippings" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_13_idx" ON "clippings" USING btree ("school_id","import_key");
  CREATE INDEX "_clippings_v_parent_idx" ON "_clippings_v" USING btree ("parent_id");
  CREATE INDEX "_clippings_v_version_version_school_idx" ON "_clippings_v" USING btree ("version_school_id");
  CREATE INDEX "_clippings_v_version_version_image_idx" ON "_clippings_v" USING btree ("version_image_id");
  CREATE INDEX "_clippings_v_version_version_published_on_idx" ON "_clippings_v" USING btree ("version_published_on");
  CREATE INDEX "_clippings_v_version_version_import_key_idx" ON "_clippings_v" USING btree ("version_import_key");
  CREATE INDEX "_clippings_v_version_version_updated_at_idx" ON "_clippings_v" USING btree ("version_updated_at");
  CREATE INDEX "_clippings_v_version_version_created_at_idx" ON "_clippings_v" USING btree ("version_created_at");
  CREATE INDEX "_clippings_v_version_version__status_idx" ON "_clippings_v" USING btree ("version__status");
  CREATE INDEX "_clippings_v_created_at_idx" ON "_clippings_v" USING btree ("created_at");
  CREATE INDEX "_clippings_v_updated_at_idx" ON "_clippings_v" USING btree ("updated_at");
  CREATE INDEX "_clippings_v_latest_idx" ON "_clippings_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_13_idx" ON "_clippings_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "panoramas_school_idx" ON "panoramas" USING btree ("school_id");
  CREATE INDEX "panoramas_image_idx" ON "panoramas" USING btree ("image_id");
  CREATE INDEX "panoramas_order_idx" ON "panoramas" USING btree ("order");
  CREATE INDEX "panoramas_import_key_idx" ON "panoramas" USING btree ("import_key");
  CREATE INDEX "panoramas_updated_at_idx" ON "panoramas" USING btree ("updated_at");
  CREATE INDEX "panoramas_created_at_idx" ON "panoramas" USING btree ("created_at");
  CREATE INDEX "panoramas__status_idx" ON "panoramas" USING btree ("_status");
  CREATE UNIQUE INDEX "school_importKey_14_idx" ON "panoramas" USING btree ("school_id","import_key");
  CREATE INDEX "_panoramas_v_parent_idx" ON "_panoramas_v" USING btree ("parent_id");
  CREATE INDEX "_panoramas_v_version_version_school_idx" ON "_panoramas_v" USING btree ("version_school_id");
  CREATE INDEX "_panoramas_v_version_version_image_idx" ON "_panoramas_v" USING btree ("version_image_id");
  CREATE INDEX "_panoramas_v_version_version_order_idx" ON "_panoramas_v" USING btree ("version_order");
  CREATE INDEX "_panoramas_v_version_version_import_key_idx" ON "_panoramas_v" USING btree ("version_import_key");
  CREATE INDEX "_panoramas_v_version_version_updated_at_idx" ON "_panoramas_v" USING btree ("version_updated_at");
  CREATE INDEX "_panoramas_v_version_version_created_at_idx" ON "_panoramas_v" USING btree ("version_created_at");
  CREATE INDEX "_panoramas_v_version_version__status_idx" ON "_panoramas_v" USING btree ("version__status");
  CREATE INDEX "_panoramas_v_created_at_idx" ON "_panoramas_v" USING btree ("created_at");
  CREATE INDEX "_panoramas_v_updated_at_idx" ON "_panoramas_v" USING btree ("updated_at");
  CREATE INDEX "_panoramas_v_latest_idx" ON "_panoramas_v" USING btree ("latest");
  CREATE INDEX "version_school_version_importKey_14_idx" ON "_panoramas_v" USING btree ("version_school_id","version_import_key");
  CREATE INDEX "enquiries_school_idx" ON "enquiries" USING btree ("school_id");
  CREATE INDEX "enquiries_status_idx" ON "enquiries" USING btree ("status");
  CREATE INDEX "enquiries_received_at_idx" ON "enquiries" USING btree ("received_at");
  CREATE UNIQUE INDEX "enquiries_fingerprint_idx" ON "enquiries" USING btree ("fingerprint");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE INDEX "guest_book_school_idx" ON "guest_book" USING btree ("school_id");
  CREATE INDEX "guest_book_status_idx" ON "guest_book" USING btree ("status");
  CREATE INDEX "guest_book_received_at_idx" ON "guest_book" USING btree ("received_at");
  CREATE UNIQUE INDEX "guest_book_fingerprint_idx" ON "guest_book" USING btree ("fingerprint");
  CREATE INDEX "guest_book_updated_at_idx" ON "guest_book" USING btree ("updated_at");
  CREATE INDEX "guest_book_created_at_idx" ON "guest_book" USING btree ("created_at");
  CREATE INDEX "transfer_certificates_school_idx" ON "transfer_certificates" USING btree ("school_id");
  CREATE INDEX "transfer_certificates_file_idx" ON "transfer_certificates" USING btree ("file_id");
  CREATE INDEX "transfer_certificates_admission_key_idx" ON "transfer_certificates" USING btree ("admission_key");
  CREATE INDEX "transfer_certificates_name_key_idx" ON "transfer_certificates" USING btree ("name_key");
  CREATE INDEX "transfer_certificates_import_key_idx" ON "transfer_certificates" USING btree ("import_key");
  CREATE INDEX "transfer_certificates_updated_at_idx" ON "transfer_certificates" USING btree ("updated_at");
  CREATE INDEX "transfer_certificates_created_at_idx" ON "transfer_certificates" USING btree ("created_at");
  CREATE UNIQUE INDEX "school_importKey_15_idx" ON "transfer_certificates" USING btree ("school_id","import_key");
  CREATE INDEX "students_school_idx" ON "students" USING btree ("school_id");
  CREATE INDEX "students_class_idx" ON "students" USING btree ("class");
  CREATE INDEX "students_birth_day_idx" ON "students" USING btree ("birth_day");
  CREATE INDEX "students_birth_month_idx" ON "students" USING btree ("birth_month");
  CREATE INDEX "students_photo_idx" ON "students" USING btree ("photo_id");
  CREATE INDEX "students_import_key_idx" ON "students" USING btree ("import_key");
  CREATE INDEX "students_updated_at_idx" ON "students" USING btree ("updated_at");
  CREATE INDEX "students_created_at_idx" ON "students" USING btree ("created_at");
  CREATE UNIQUE INDEX "school_importKey_16_idx" ON "students" USING btree ("school_id","import_key");
  CREATE INDEX "private_files_school_idx" ON "private_files" USING btree ("school_id");
  CREATE UNIQUE INDEX "private_files_path_idx" ON "private_files" USING btree ("path");
  CREATE INDEX "private_files_import_key_idx" ON "private_files" USING btree ("import_key");
  CREATE INDEX "private_files_updated_at_idx" ON "private_files" USING btree ("updated_at");
  CREATE INDEX "private_files_created_at_idx" ON "private_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "private_files_filename_idx" ON "private_files" USING btree ("filename");
  CREATE UNIQUE INDEX "school_importKey_17_idx" ON "private_files" USING btree ("school_id","import_key");
  CREATE INDEX "media_school_idx" ON "media" USING btree ("school_id");
  CREATE UNIQUE INDEX "media_path_idx" ON "media" USING btree ("path");
  CREATE INDEX "media_import_key_idx" ON "media" USING btree ("import_key");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "school_importKey_18_idx" ON "media" USING btree ("school_id","import_key");
  CREATE INDEX "schools_phones_order_idx" ON "schools_phones" USING btree ("_order");
  CREATE INDEX "schools_phones_parent_id_idx" ON "schools_phones" USING btree ("_parent_id");
  CREATE INDEX "schools_emails_order_idx" ON "schools_emails" USING btree ("_order");
  CREATE INDEX "schools_emails_parent_id_idx" ON "schools_emails" USING btree ("_parent_id");
  CREATE INDEX "schools_home_slides_order_idx" ON "schools_home_slides" USING btree ("_order");
  CREATE INDEX "schools_home_slides_parent_id_idx" ON "schools_home_slides" USING btree ("_parent_id");
  CREATE INDEX "schools_home_slides_picture_idx" ON "schools_home_slides" USING btree ("picture_id");
  CREATE INDEX "schools_home_recent_activities_order_idx" ON "schools_home_recent_activities" USING btree ("_order");
  CREATE INDEX "schools_home_recent_activities_parent_id_idx" ON "schools_home_recent_activities" USING btree ("_parent_id");
  CREATE INDEX "schools_home_recent_activities_picture_idx" ON "schools_home_recent_activities" USING btree ("picture_id");
  CREATE INDEX "schools_hostnames_order_idx" ON "schools_hostnames" USING btree ("_order");
  CREATE INDEX "schools_hostnames_parent_id_idx" ON "schools_hostnames" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "schools_code_idx" ON "schools" USING btree ("code");
  CREATE INDEX "schools_crest_idx" ON "schools" USING btree ("crest_id");
  CREATE INDEX "schools_share_picture_idx" ON "schools" USING btree ("share_picture_id");
  CREATE INDEX "schools_tc_sample_idx" ON "schools" USING btree ("tc_sample_id");
  CREATE INDEX "schools_import_key_idx" ON "schools" USING btree ("import_key");
  CREATE INDEX "schools_updated_at_idx" ON "schools" USING btree ("updated_at");
  CREATE INDEX "schools_created_at_idx" ON "schools" USING btree ("created_at");
  CREATE INDEX "staff_tenants_order_idx" ON "staff_tenants" USING btree ("_order");
  CREATE INDEX "staff_tenants_parent_id_idx" ON "staff_tenants" USING btree ("_parent_id");
  CREATE INDEX "staff_tenants_tenant_idx" ON "staff_tenants" USING btree ("tenant_id");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_galleries_id_idx" ON "payload_locked_documents_rels" USING btree ("galleries_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("messages_id");
  CREATE INDEX "payload_locked_documents_rels_notifications_id_idx" ON "payload_locked_documents_rels" USING btree ("notifications_id");
  CREATE INDEX "payload_locked_documents_rels_highlights_id_idx" ON "payload_locked_documents_rels" USING btree ("highlights_id");
  CREATE INDEX "payload_locked_documents_rels_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("registrations_id");
  CREATE INDEX "payload_locked_documents_rels_toppers_id_idx" ON "payload_locked_documents_rels" USING btree ("toppers_id");
  CREATE INDEX "payload_locked_documents_rels_faculty_id_idx" ON "payload_locked_documents_rels" USING btree ("faculty_id");
  CREATE INDEX "payload_locked_documents_rels_voices_id_idx" ON "payload_locked_documents_rels" USING btree ("voices_id");
  CREATE INDEX "payload_locked_documents_rels_clippings_id_idx" ON "payload_locked_documents_rels" USING btree ("clippings_id");
  CREATE INDEX "payload_locked_documents_rels_panoramas_id_idx" ON "payload_locked_documents_rels" USING btree ("panoramas_id");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");
  CREATE INDEX "payload_locked_documents_rels_guest_book_id_idx" ON "payload_locked_documents_rels" USING btree ("guest_book_id");
  CREATE INDEX "payload_locked_documents_rels_transfer_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("transfer_certificates_id");
  CREATE INDEX "payload_locked_documents_rels_students_id_idx" ON "payload_locked_documents_rels" USING btree ("students_id");
  CREATE INDEX "payload_locked_documents_rels_private_files_id_idx" ON "payload_locked_documents_rels" USING btree ("private_files_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_schools_id_idx" ON "payload_locked_documents_rels" USING btree ("schools_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "news" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "documents_rels" CASCADE;
  DROP TABLE "_documents_v" CASCADE;
  DROP TABLE "_documents_v_rels" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_rels" CASCADE;
  DROP TABLE "galleries" CASCADE;
  DROP TABLE "galleries_rels" CASCADE;
  DROP TABLE "_galleries_v" CASCADE;
  DROP TABLE "_galleries_v_rels" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "_videos_v" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "_messages_v" CASCADE;
  DROP TABLE "notifications" CASCADE;
  DROP TABLE "notifications_rels" CASCADE;
  DROP TABLE "_notifications_v" CASCADE;
  DROP TABLE "_notifications_v_rels" CASCADE;
  DROP TABLE "highlights" CASCADE;
  DROP TABLE "_highlights_v" CASCADE;
  DROP TABLE "registrations" CASCADE;
  DROP TABLE "_registrations_v" CASCADE;
  DROP TABLE "toppers" CASCADE;
  DROP TABLE "_toppers_v" CASCADE;
  DROP TABLE "faculty" CASCADE;
  DROP TABLE "_faculty_v" CASCADE;
  DROP TABLE "voices" CASCADE;
  DROP TABLE "_voices_v" CASCADE;
  DROP TABLE "clippings" CASCADE;
  DROP TABLE "_clippings_v" CASCADE;
  DROP TABLE "panoramas" CASCADE;
  DROP TABLE "_panoramas_v" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "guest_book" CASCADE;
  DROP TABLE "transfer_certificates" CASCADE;
  DROP TABLE "students" CASCADE;
  DROP TABLE "private_files" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "schools_phones" CASCADE;
  DROP TABLE "schools_emails" CASCADE;
  DROP TABLE "schools_home_slides" CASCADE;
  DROP TABLE "schools_home_recent_activities" CASCADE;
  DROP TABLE "schools_hostnames" CASCADE;
  DROP TABLE "schools" CASCADE;
  DROP TABLE "staff_tenants" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "changes" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum_documents_category";
  DROP TYPE "public"."enum_documents_status";
  DROP TYPE "public"."enum__documents_v_version_category";
  DROP TYPE "public"."enum__documents_v_version_status";
  DROP TYPE "public"."enum_events_category";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_category";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum_galleries_category";
  DROP TYPE "public"."enum_galleries_status";
  DROP TYPE "public"."enum__galleries_v_version_category";
  DROP TYPE "public"."enum__galleries_v_version_status";
  DROP TYPE "public"."enum_videos_status";
  DROP TYPE "public"."enum__videos_v_version_status";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_messages_category";
  DROP TYPE "public"."enum_messages_status";
  DROP TYPE "public"."enum__messages_v_version_category";
  DROP TYPE "public"."enum__messages_v_version_status";
  DROP TYPE "public"."enum_notifications_status";
  DROP TYPE "public"."enum__notifications_v_version_status";
  DROP TYPE "public"."enum_highlights_status";
  DROP TYPE "public"."enum__highlights_v_version_status";
  DROP TYPE "public"."enum_registrations_status";
  DROP TYPE "public"."enum__registrations_v_version_status";
  DROP TYPE "public"."enum_toppers_class";
  DROP TYPE "public"."enum_toppers_status";
  DROP TYPE "public"."enum__toppers_v_version_class";
  DROP TYPE "public"."enum__toppers_v_version_status";
  DROP TYPE "public"."enum_faculty_status";
  DROP TYPE "public"."enum__faculty_v_version_status";
  DROP TYPE "public"."enum_voices_status";
  DROP TYPE "public"."enum__voices_v_version_status";
  DROP TYPE "public"."enum_clippings_status";
  DROP TYPE "public"."enum__clippings_v_version_status";
  DROP TYPE "public"."enum_panoramas_status";
  DROP TYPE "public"."enum__panoramas_v_version_status";
  DROP TYPE "public"."enum_enquiries_status";
  DROP TYPE "public"."enum_guest_book_status";
  DROP TYPE "public"."enum_students_class";
  DROP TYPE "public"."enum_staff_role";`)
}
