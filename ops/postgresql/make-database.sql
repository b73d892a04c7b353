-- A role and a database for Aangan: sudo -u postgres psql -v password="'…'" -f ops/postgresql/make-database.sql
-- Tried with Debian 12's PostgreSQL 15.
-- CREATEDB only so that `npm run restore -- FILE --rehearse` can prove a backup in a database of its own.

create role aangan login createdb password :password;
create database aangan owner aangan encoding 'UTF8' template template0;
revoke connect on database aangan from public;
